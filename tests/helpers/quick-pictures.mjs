/**
 * Loaded before the sites of tests: their pictures are encoded at the least effort, which takes a quarter of the time and
 * gives a few bytes more. What makes them in earnest has tests of its own (`src/platform/images`).
 */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

if (isPictureWorker(process.argv[1] ?? '')) {
  const { default: sharp } = await import('sharp')
  for (const format of ['avif', 'webp']) {
    const encode = sharp.prototype[format]
    sharp.prototype[format] = function encodeQuickly(options) {
      return encode.call(this, { ...options, effort: 0 })
    }
  }
} else {
  // The process that makes them gets neither the options nor the environment of its site; every other one starts as it would.
  const { fork } = childProcess
  childProcess.fork = (file, ...rest) => {
    if (!isPictureWorker(String(file))) return fork(file, ...rest)
    const [options = {}] = rest
    return fork(file, { ...options, execArgv: [...(options.execArgv ?? []), `--import=${import.meta.url}`] })
  }
  syncBuiltinESMExports()
}

function isPictureWorker(file) {
  return /picture-worker\.\w+$/.test(file)
}
