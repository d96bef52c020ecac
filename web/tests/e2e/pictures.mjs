// Copies the pictures of the README from those that the browser tests took, made smaller where pngquant is there.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';

const from = new URL('../../test-results/', import.meta.url).pathname;
const to = new URL('../../../docs/pictures/', import.meta.url).pathname;

const pictures = {
  home: 'home-en',
  'home-it': 'home-it',
  'new-table': 'new-table',
  tables: 'tables',
  waiting: 'waiting',
  'puerto-rico': 'puerto-rico-buildings',
  'puerto-rico-mayor': 'puerto-rico-draft',
  'puerto-rico-captain': 'puerto-rico-loading-ships',
  'puerto-rico-final': 'puerto-rico-final',
  'puerto-rico-phone': 'puerto-rico-phone-11',
  'san-juan': 'san-juan-building',
  'san-juan-pay': 'san-juan-draft',
  'san-juan-phone': 'san-juan-phone-19',
  madeira: 'madeira-it',
  'spice-islands': 'spice-islands',
  undo: 'undo-asked',
};

mkdirSync(to, { recursive: true });
for (const [name, source] of Object.entries(pictures)) {
  copyFileSync(`${from}${source}.png`, `${to}${name}.png`);
  try {
    execFileSync('pngquant', ['--force', '--skip-if-larger', '--ext', '.png', '128', `${to}${name}.png`]);
  } catch {
    console.log(`${name}: as it is (pngquant is not there or did not help)`);
  }
}
