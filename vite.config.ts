import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildInfo } from './scripts/vite/build-info.ts'
import { documentsOnly } from './scripts/vite/documents-only.ts'
import { iconShapes } from './scripts/vite/icon-shapes.ts'
import { icuMessages } from './scripts/vite/icu-messages.ts'
import { narrowServer } from './scripts/vite/narrow-server.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { siteDevServer } from './scripts/vite/site-dev-server.ts'
import { sitePhotos } from './scripts/vite/site-photos.ts'
import { siteScript } from './scripts/vite/site-script.ts'
import { siteStyle } from './scripts/vite/site-style.ts'
import { smallInlineScript } from './scripts/vite/small-inline-script.ts'
import { smallPreloadHelper } from './scripts/vite/small-preload-helper.ts'
import { routes } from './src/app/routes.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    iconShapes(),
    icuMessages(),
    sitePhotos(),
    documentsOnly(),
    tanstackStart({
      start: { entry: 'app/start.ts' },
      client: { entry: 'app/client.tsx' },
      server: { entry: 'app/server.ts' },
      router: {
        entry: 'app/router.tsx',
        virtualRouteConfig: routes,
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        // What is shown when something cannot be fetched must not have to be fetched itself.
        codeSplittingOptions: { defaultBehavior: [['component'], ['pendingComponent']] },
      },
      importProtection: { behavior: 'error' },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    siteScript(),
    siteStyle(),
    buildInfo(),
    smallInlineScript(),
    smallPreloadHelper(),
    narrowServer(),
    precompress(),
    siteDevServer(),
  ],
  resolve: {
    tsconfigPaths: true,
    // Messages are compiled at build time, so the ICU parser (about 10 KB gzip) never reaches the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few large files compress better than many small ones, and change at different times.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|use-intl|@formatjs|seroval|seroval-plugins|cookie-es|isbot)\//,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file: a chunk that is fetched later would be gone once a newer build has replaced it.
      build: { rolldownOptions: { output: { codeSplitting: false } } },
      // One bundle: the server and whatever starts it share one database, one catalogue, one cache.
      // Native addons cannot be bundled and stay outside, and so does what only a site with a bucket loads.
      resolve: {
        noExternal: command === 'build' ? true : ['use-intl'],
        external: ['sharp', 'pg', 'pg-native', '@node-rs/argon2', '@aws-sdk/client-s3'],
      },
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The early script shall not carry the list of what the application will need.
    modulePreload: false,
  },
}))
