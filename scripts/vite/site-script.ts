import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const MODULE = 'virtual:site-script'
const RESOLVED = `\0${MODULE}`

/** The file of an island, with its name. */
const ISLAND = /\/([^/]+)\.island\.tsx$/

/** The script of the public documents; while developing it is served from its source. */
const ENTRY = 'src/app/site.ts'

/**
 * Build the script of the public pages apart from the application of the back office: it shares no file with that one,
 * so that no router can slip into it. The server learns its address, and the files of each island, as
 * `virtual:site-script`.
 */
export function siteScript(): Plugin {
  let root = ''
  let address = `/${ENTRY}`
  let files: Record<string, string[]> = {}
  return {
    name: 'passage:site-script',
    config: () => ({
      environments: {
        site: {
          consumer: 'client',
          build: {
            outDir: 'dist/client',
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { site: ENTRY },
              output: {
                entryFileNames: 'assets/site-[hash].js',
                // What the entry shares with files that come later stays in it: one file before the first tap.
                codeSplitting: {
                  groups: [
                    { name: 'site', tags: ['$initial'], priority: 1 },
                    {
                      name: 'react',
                      test: /node_modules\/(?!zod|web-vitals|altcha|cally|atomico|uqr)|src\/i18n\/react\/|rolldown\/runtime/,
                      // What it imports of our own, other parts import as well, and they are to run without it.
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
              },
            },
          },
        },
        // Both builds write into one folder, which is emptied before the first.
        client: { build: { emptyOutDir: false } },
      },
    }),
    configResolved: (config) => {
      root = config.root
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        await rm(path.join(root, 'dist', 'client'), { recursive: true, force: true })
        const { site } = builder.environments
        if (site) await builder.build(site)
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'site') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (entry === undefined) throw new Error(`${ENTRY} became no file`)
      address = `/${entry.fileName}`
      refuseReactInParts(entry, chunks)
      files = filesOfIslands(chunks)
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const SITE_SCRIPT = ${JSON.stringify(address)}\nexport const ISLAND_FILES = ${JSON.stringify(files)}`
        : undefined,
  }
}

/** For the name of a file: it and all that it imports, without the entry, which is there. */
function importsAmong(chunks: readonly Rolldown.OutputChunk[]): (name: string) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (name: string): string[] => [
    name,
    ...(byName.get(name)?.imports ?? []).flatMap((other) =>
      byName.get(other)?.isEntry ? [] : withImports(other),
    ),
  ]
  return withImports
}

/**
 * Islands alone may bring React along: the other parts of the script start by themselves on their pages, where nobody
 * may ever touch an island.
 */
function refuseReactInParts(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): void {
  const withImports = importsAmong(chunks)
  const react = chunks.find(({ name }) => name === 'react')
  if (react === undefined) throw new Error('There is no file of React')
  const islands = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => ISLAND.test(id))).map(({ fileName }) => fileName),
  )
  for (const part of entry.dynamicImports)
    if (part !== react.fileName && !islands.has(part) && withImports(part).includes(react.fileName))
      throw new Error(`${part} imports React and is no island`)
}

/** What the browser needs before an island runs: its file, that of hydration, and all that they import. */
function filesOfIslands(chunks: readonly Rolldown.OutputChunk[]): Record<string, string[]> {
  const withImports = importsAmong(chunks)
  const holderOf = (file: RegExp) =>
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const found = file.exec(id)
        return found ? [{ name: found[1] ?? '', fileName }] : []
      }),
    )
  const hydration = holderOf(/\/hydrate-island\.tsx$/).flatMap(({ fileName }) => withImports(fileName))
  return Object.fromEntries(
    holderOf(ISLAND).map(({ name, fileName }) => [
      name,
      [...new Set([...hydration, ...withImports(fileName)])].map((file) => `/${file}`),
    ]),
  )
}
