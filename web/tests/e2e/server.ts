// Starts the real program on a free port with a fresh data folder, and finds a Chromium.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const root = new URL('../../..', import.meta.url).pathname;
const results = new URL('../../test-results/', import.meta.url).pathname;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

/** The program with the proof game among the others: given by `EMPORIO_BIN`, else built here. */
function program(): string {
  const given = process.env['EMPORIO_BIN'];
  if (given) return given;
  const out = execFileSync('cargo', ['build', '--quiet', '--bin', 'emporio', '--features', 'emporio-games/proof', '--message-format=json'], {
    cwd: root,
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = out.toString().split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const built = lines.find((line) => line.reason === 'compiler-artifact' && line.target.name === 'emporio' && line.executable);
  if (!built) throw new Error('cargo built no program `emporio`');
  return built.executable;
}

/** A Chromium: given by `CHROMIUM`, else one on the path; the test command installs it where it is missing. */
function browser(): string {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  const found = folders.flatMap((folder) => BROWSERS.map((name) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error(`none of ${BROWSERS.join(', ')} is on the path: \`cargo xtask test\` installs Chromium, or set CHROMIUM`);
  return found;
}

/** The address that the program prints once it listens; what else it says goes to a file. */
function listening(child: ChildProcess): Promise<string> {
  mkdirSync(results, { recursive: true });
  const log = createWriteStream(join(results, 'server.log'));
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log.write(chunk);
      said = (said + chunk).slice(-4_000);
      const found = /http:\/\/[\w.:[\]]+:\d+(?=\D)/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code !== 0 && signal !== 'SIGTERM') console.error(`the server ended (${code ?? signal}); the last it said:\n${said}`);
      reject(new Error(`the server ended (${code ?? signal}) before it listened:\n${said}`));
    });
  });
}

/** Asks the server to end and waits until it has: while it still writes, its folder cannot go. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await exit;
  clearTimeout(late);
}

export default async function setup(project: TestProject) {
  project.provide('chromium', browser());
  const running = process.env['EMPORIO_URL'];
  if (running) {
    project.provide('address', running);
    return;
  }
  const data = mkdtempSync(join(tmpdir(), 'emporio-e2e-'));
  // What reviews say is tested elsewhere; here they are shown, and need not think long.
  const brief = ['--no-open', '--no-rate-limits', '--review-tries', '10000'];
  const child = spawn(program(), ['serve', '--data', data, '--address', '127.0.0.1:0', ...brief], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  project.provide('address', await listening(child));
  return async () => {
    await ended(child);
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
}
