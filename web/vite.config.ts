// How the web app is built, served while working on it, and tested.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['EMPORIO_SERVER'] ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte()],
  // Nothing is inlined as data: addresses, so the page can run under a strict content policy.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server } },
  // A test that hangs is one thing, a slow machine another.
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
});
