// The tests in a real browser against the real server; one file after another, since each plays on its own tables.
import { defineConfig } from 'vitest/config';

const long = Boolean(process.env['EMPORIO_LONG']);

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/server.ts'],
    reporters: ['default', './tests/e2e/retold.ts'],
    fileParallelism: false,
    // A browser on a busy machine may lose a race that a person would not notice; a real fault fails every time. Whole games take
    // minutes, and those that failed are played again by the next run.
    retry: long ? 0 : 2,
    // Every wait ends as soon as what it waits for is there: long limits cost nothing but on a machine that is slow.
    expect: { poll: { timeout: 60_000, interval: 50 } },
    testTimeout: long ? 1_800_000 : 420_000,
    hookTimeout: 600_000,
  },
});
