import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Files of public pages, some of which hold a route. */
const PUBLIC = /\/src\/routes\/site\/[^/?]+\.tsx?$/

/**
 * Keep public pages out of the application of the back office: they are documents (ADR 0060). In its bundle their
 * routes hold nothing but the way to load the page. The functions that they load through are still imported, since the
 * framework registers on the server what it has met in the browser's build.
 */
export function documentsOnly(): Plugin {
  return {
    name: 'passage:documents-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!PUBLIC.test(id)) return
      const code = await readFile(id, 'utf8')
      const route = /createFileRoute\('([^']+)'\)/.exec(code)?.[1]
      if (route === undefined) return
      const functions = await functionsOf(id, code)
      return `
        ${[...functions].map((file) => `import ${JSON.stringify(file)}`).join('\n')}
        import { createFileRoute, redirect } from '@tanstack/react-router'
        export const Route = createFileRoute('${route}')({
          beforeLoad: ({ location }) => {
            throw redirect({ href: location.publicHref, reloadDocument: true })
          },
        })`
    },
  }
}

/** Files of functions that a page imports, itself or through its neighbours. */
async function functionsOf(id: string, code: string, seen = new Set<string>()): Promise<Set<string>> {
  const found = new Set<string>()
  seen.add(id)
  for (const [, file = ''] of code.matchAll(/ from '([^']+)'/g)) {
    if (file.endsWith('.functions.ts')) found.add(file)
    const neighbour = file.startsWith('#/routes/site/')
      ? path.join(path.dirname(id), path.basename(file))
      : file.startsWith('./')
        ? path.join(path.dirname(id), file)
        : undefined
    if (neighbour === undefined || seen.has(neighbour) || !PUBLIC.test(neighbour)) continue
    for (const one of await functionsOf(neighbour, await readFile(neighbour, 'utf8'), seen)) found.add(one)
  }
  return found
}
