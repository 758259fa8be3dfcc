import type { Plugin } from 'vite'

/**
 * Write letters beyond ASCII as escapes in the bundle of the server. V8 keeps the source of a program for as long as it runs,
 * and one Japanese word in it makes every letter take two bytes: 21 MB instead of 12.
 */
export function narrowServer(): Plugin {
  return {
    name: 'passage:narrow-server',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer === 'client') return
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\x7F]/g, escaped)
      },
    },
  }
}

/** Valid in strings, templates, patterns and names alike; a letter of two code units becomes two escapes. */
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
