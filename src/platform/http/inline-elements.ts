import { createHash } from 'node:crypto'

/** A rendered page without its nonces, and the hashes of the scripts and stylesheets that bore them. */
export interface HashedPage {
  readonly html: string
  /** CSP source expressions, e.g. `'sha256-…'`. */
  readonly scriptHashes: readonly string[]
  /** The same of `<style>`. */
  readonly styleHashes: readonly string[]
}

/**
 * Turn the nonce of a rendering into hashes. A cached page is sent to many visitors, so a nonce in it
 * would protect nothing; but only scripts and stylesheets that our own rendering marked with the secret nonce are
 * allowed, so one that slipped in through content stays blocked
 * (`docs/decisions/0005-content-security-policy-by-hash.md`).
 */
export function hashInlineElements(rendered: string, nonce: string): HashedPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const marked = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  const html = rendered
    .replace(marked, (_whole, tag: 'script' | 'style', before: string, after: string, body: string) => {
      const attributes = before + after
      // Data blocks are not run, so the policy does not concern them.
      const isOwnCode = tag === 'style' || !/\ssrc=|\stype="application\//.test(attributes)
      if (isOwnCode) hashes[tag].add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
      return `<${tag}${attributes}>${body}</${tag}>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(nonce, '')
  return { html, scriptHashes: [...hashes.script], styleHashes: [...hashes.style] }
}
