/** Unit and data tests. Browser tests have their own runner. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '#/': fileURLToPath(new URL('./src/', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['{src,db,tests,scripts,tools}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    // A busy machine needs patience: these end what hangs, not what is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['./tests/helpers/global-setup.ts'],
    restoreMocks: true,
  },
})
