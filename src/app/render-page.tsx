import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { getLog } from '#/platform/log.ts'
import { withLateData } from '#/routes/late-data.ts'
import { styled } from '#/routes/page-style.ts'
import { assertRenderedWhole } from './assert-rendered-whole.ts'

/** The context of one rendering. */
interface Rendering {
  readonly router: AnyRouter
  readonly responseHeaders: Headers
}

/**
 * Render the page that a router has loaded, as bytes: an answer that is made of a string copies it character by
 * character, which takes as long as a fifth of the rendering.
 */
export async function renderPage({ router, responseHeaders: headers }: Rendering): Promise<Response> {
  try {
    const rendered = renderToString(<RouterProvider router={router} />)
    assertRenderedWhole(rendered)
    const html = await transformHtmlStringWithRouter(router, rendered)
    return new Response(Buffer.from(styled(withLateData(html))), { status: getSsrStatus(router), headers })
  } catch (error) {
    getLog().error({ err: error }, 'a page could not be rendered')
    return new Response('Internal Server Error', { status: 500, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
}
