// The tests in a real browser against the real server; one file after another, since each plays on its own tables.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/server.ts'],
    fileParallelism: false,
    // A browser on a busy machine may lose a race that a person would not notice; a real fault fails every time.
    retry: 2,
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
