/// <reference types="vite/client" />
import { FONTS_VERSION } from 'virtual:site-style'
import { createRootRoute } from '@tanstack/react-router'
import { FIRST_CLICKS_SCRIPT } from '#/boot/first-clicks-script.ts'
import { ESCAPE_SCRIPT } from '#/boot/inline/escape-script.ts'
import { fontScript } from '#/boot/inline/font-script.ts'
import { MODE_SCRIPT } from '#/boot/inline/mode-script.ts'
import { ARRIVAL_SCRIPT } from '#/boot/inline/transition-script.ts'
import { RULES_TYPE } from '#/boot/prefetch.ts'
import { SPECULATION_RULES } from '#/boot/speculation-rules.ts'
import adminStyles from './admin.css?url'
import { Document, isAdmin } from './document.tsx'
import { STYLE_PLACE } from './style-place.ts'

/** The preview of a venue: a document of the back office, whose policy lets no script be made of text (ADR 0043). */
const isPreview = ({ routeId }: { routeId: string }) => routeId.includes('/admin-venue-preview')

const FONT_SCRIPT = fontScript(FONTS_VERSION)

export const Route = createRootRoute({
  head: ({ matches }) => ({
    // A public page is often the only one of a visit: its first screen waits for no file (ADR 0134).
    styles: matches.some(isAdmin) ? [] : [{ children: STYLE_PLACE }],
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#72d0eb' },
    ],
    links: [
      ...(matches.some(isAdmin) ? [{ rel: 'stylesheet', href: adminStyles }] : []),
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    ],
    // The first runs before the first paint, so that a chosen colour mode never flashes (behaviour 5.4). The others are
    // for documents: clicks that come before any script file are kept, Escape closes a menu, what may be fetched ahead is text until
    // `boot/prefetch.ts` applies it, and a browser that has the fonts uses them at once.
    scripts: matches.some(isAdmin)
      ? [{ children: MODE_SCRIPT }]
      : [
          // One element: the policy names the hash of each.
          {
            children: [MODE_SCRIPT, FIRST_CLICKS_SCRIPT, ESCAPE_SCRIPT, FONT_SCRIPT, ARRIVAL_SCRIPT].join(
              ';',
            ),
          },
          ...(matches.some(isPreview) ? [] : [{ type: RULES_TYPE, children: SPECULATION_RULES }]),
        ],
  }),
  component: Document,
})
