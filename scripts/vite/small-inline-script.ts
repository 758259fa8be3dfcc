import { minify, type Plugin } from 'vite'

const FILE = /\/src\/boot\/inline\/transition-script\.ts$/

/**
 * Minify the scripts of public pages that are functions which the server writes as text: its bundle keeps names, spaces and
 * comments.
 */
export function smallInlineScript(): Plugin {
  return {
    name: 'passage:small-inline-script',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!FILE.test(id)) return
      const texts: Readonly<Record<string, string>> = await import(id)
      const lines = Object.entries(texts).map(async ([name, text]) => {
        const value = name.endsWith('_SCRIPT')
          ? (await minify(`${name}.js`, text)).code.trim().replace(/;$/, '')
          : text
        return `export const ${name} = ${JSON.stringify(value)}`
      })
      return (await Promise.all(lines)).join('\n')
    },
  }
}
