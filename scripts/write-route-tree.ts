/**
 * Write `src/route-tree.gen.ts`, which is not in the repository: types and checks need it before anything is built. A
 * build writes the same file.
 */
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routes } from '../src/app/routes.ts'

const root = path.dirname(import.meta.dirname)

/** Types that TanStack Start adds while it builds. */
const START_TYPES = `import type { getRouter } from './app/router.tsx'
import type { startInstance } from './app/start.ts'
declare module '@tanstack/react-start' {
  interface Register {
    ssr: true
    router: Awaited<ReturnType<typeof getRouter>>
    config: Awaited<ReturnType<typeof startInstance.getOptions>>
  }
}`

const config = getConfig(
  {
    target: 'react',
    virtualRouteConfig: routes,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/route-tree.gen.ts',
    quoteStyle: 'single',
    semicolons: false,
    routeTreeFileFooter: [START_TYPES],
  },
  root,
)
await new Generator({ config, root }).run()
// The generator leaves an equal file alone; its date says that it is as new as its source.
const now = new Date()
await utimes(config.generatedRouteTree, now, now)
