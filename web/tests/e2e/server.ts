// Starts the real program on a free port with a fresh data folder, and Chromium where it is missing.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const root = new URL('../../..', import.meta.url).pathname;
const CHROMIUM = '/usr/bin/chromium';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

/** The program: given by `EMPORIO_BIN`, else built here. */
function program(): string {
  const given = process.env['EMPORIO_BIN'];
  if (given) return given;
  const out = execFileSync('cargo', ['build', '--quiet', '--bin', 'emporio', '--message-format=json'], {
    cwd: root,
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = out.toString().split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const built = lines.find((line) => line.reason === 'compiler-artifact' && line.target.name === 'emporio' && line.executable);
  if (!built) throw new Error('cargo built no program `emporio`');
  return built.executable;
}

function browser(): string {
  const given = process.env['CHROMIUM'] ?? CHROMIUM;
  if (existsSync(given)) return given;
  execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'inherit' });
  return CHROMIUM;
}

/** The address that the program prints once it listens. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk;
      const found = /http:\/\/[\w.:[\]]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`the server ended (${code}) before it listened:\n${said}`)));
  });
}

export default async function setup(project: TestProject) {
  project.provide('chromium', browser());
  const running = process.env['EMPORIO_URL'];
  if (running) {
    project.provide('address', running);
    return;
  }
  const data = mkdtempSync(join(tmpdir(), 'emporio-e2e-'));
  const child = spawn(program(), ['serve', '--data', data, '--address', '127.0.0.1:0', '--no-open', '--no-rate-limits'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  project.provide('address', await listening(child));
  return () => {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
}
