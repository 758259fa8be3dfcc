import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { icuMessages } from './icu-messages.ts'

/** Load sources as the site has them for a command: the bundler reads templates, which are JSX, and messages. */
export function sourceServer(): Promise<ViteDevServer> {
  return createServer({
    root: path.dirname(path.dirname(import.meta.dirname)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [icuMessages()],
    // As in vite.config.ts: messages come compiled.
    resolve: {
      tsconfigPaths: true,
      alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    },
    ssr: { noExternal: ['use-intl'] },
  })
}
