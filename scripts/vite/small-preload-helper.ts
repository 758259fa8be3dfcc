import type { Plugin } from 'vite'

/**
 * Wrapper of every dynamic import in the browser, in a quarter of the bytes of the bundler's own: scripts are
 * not preloaded here (`build.modulePreload` is off), so only stylesheets are waited for. A failure is not the browser's
 * own: the router would answer that one with a reload, over whatever a user is typing.
 */
const HELPER = `
const style = (dep) => {
  const href = '/' + dep
  for (const { href: known } of document.querySelectorAll('link')) if (known.endsWith(href)) return
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error('Unable to preload CSS for ' + href))
    }
    document.head.append(link)
  })
}
const failed = (cause) => {
  throw new TypeError('A part of the page could not be fetched', { cause })
}
export const __vitePreload = (load, deps = []) => Promise.all(deps.map(style)).then(load).catch(failed)
`

/** Put {@link HELPER} in the place of the bundler's helper. */
export function smallPreloadHelper(): Plugin {
  return {
    name: 'passage:small-preload-helper',
    apply: 'build',
    transform: {
      // The bundler's own module, whose name begins with a null byte.
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: (code) => {
        if (!code.includes('export const __vitePreload')) throw new Error('The preload helper has changed')
        return { code: HELPER, map: null }
      },
    },
  }
}
