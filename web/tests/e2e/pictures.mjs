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
  undo: 'undo-asked',
};
for (const game of ['puerto-rico', 'san-juan', 'madeira', 'spice-islands']) {
  pictures[game] = `${game}-laptop-middle`;
  pictures[`${game}-start`] = `${game}-start`;
  pictures[`${game}-final`] = `${game}-final`;
  pictures[`${game}-phone`] = `${game}-phone-middle`;
}
pictures['puerto-rico-mayor'] = 'puerto-rico-laptop-picking';
pictures['lesson'] = 'lesson-puerto-rico';
pictures['replay'] = 'replay-spice-islands';
pictures['rules'] = 'rules-drawer';
pictures['history'] = 'history';
pictures['san-juan-pay'] = 'san-juan-laptop-picking';

mkdirSync(to, { recursive: true });
for (const [name, source] of Object.entries(pictures)) {
  copyFileSync(`${from}${source}.png`, `${to}${name}.png`);
  try {
    execFileSync('pngquant', ['--force', '--skip-if-larger', '--ext', '.png', '128', `${to}${name}.png`]);
  } catch {
    console.log(`${name}: as it is (pngquant is not there or did not help)`);
  }
}
