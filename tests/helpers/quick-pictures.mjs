/**
 * Loaded before the sites of tests: their pictures are encoded at the least effort, which takes a quarter of the time and
 * gives a few bytes more. What makes them in earnest has tests of its own (`src/platform/images`).
 */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

if (/picture-worker\.\w+$/.test(process.argv[1] ?? '')) {
  const { default: sharp } = await import('sharp')
  for (const format of ['avif', 'webp']) {
    const encode = sharp.prototype[format]
    sharp.prototype[format] = function encodeQuickly(options) {
      return encode.call(this, { ...options, effort: 0 })
    }
  }
} else {
  // The process that makes them gets neither the options nor the environment of its site.
  const { fork } = childProcess
  childProcess.fork = (file, options = {}) =>
    fork(file, { ...options, execArgv: [...(options.execArgv ?? []), `--import=${import.meta.url}`] })
  syncBuiltinESMExports()
}
