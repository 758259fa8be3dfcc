/// <reference types="vite/client" />
import { createRootRoute } from '@tanstack/react-router'
import { FIRST_CLICKS_SCRIPT } from '#/boot/first-clicks-script.ts'
import { MODE_SCRIPT } from '#/boot/inline/mode-script.ts'
import adminStyles from './admin.css?url'
import { Document, isAdmin } from './document.tsx'
import styles from './site.css?url'

export const Route = createRootRoute({
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#72d0eb' },
    ],
    links: [
      { rel: 'stylesheet', href: matches.some(isAdmin) ? adminStyles : styles },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    ],
    // Before the first paint, so that a chosen colour mode never flashes (behaviour 5.4). The second records
    // clicks that happen before any script file has loaded.
    scripts: [{ children: MODE_SCRIPT }, { children: FIRST_CLICKS_SCRIPT }],
  }),
  component: Document,
})
