/** Unit and data tests. Browser tests have their own runner. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { iconShapes } from './scripts/vite/icon-shapes.ts'

export default defineConfig({
  plugins: [iconShapes()],
  resolve: { alias: { '#/': fileURLToPath(new URL('./src/', import.meta.url)) } },
  test: {
    environment: 'node',
    include: ['{src,db,tests,scripts,tools}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    // A busy machine needs patience: these end what hangs, not what is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['./tests/helpers/global-setup.ts'],
    // As the browser tests: on a shared machine, a second try that the report names. Tests of what must
    // never be lost, and those that draw by lot, set their own.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
  },
})
