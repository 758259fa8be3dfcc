import { createHash } from 'node:crypto'

/** A rendered page without its nonces, and the hashes of the scripts that bore them. */
export interface HashedPage {
  readonly html: string
  /** CSP source expressions, e.g. `'sha256-…'`. */
  readonly scriptHashes: readonly string[]
}

/**
 * Turns the nonce of a rendering into hashes. A cached page is sent to many visitors, so a nonce in it
 * would protect nothing; but only scripts that our own rendering marked with the secret nonce are
 * allowed, so a script that slipped in through content stays blocked
 * (`docs/decisions/0005-content-security-policy-by-hash.md`).
 */
export function hashInlineScripts(rendered: string, nonce: string): HashedPage {
  const hashes = new Set<string>()
  const marked = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const html = rendered
    .replace(marked, (_whole, before: string, after: string, body: string) => {
      const attributes = before + after
      // Data blocks are not run, so the policy does not concern them.
      const runs = !/\ssrc=|\stype="application\//.test(attributes)
      if (runs) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
      return `<script${attributes}>${body}</script>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(nonce, '')
  return { html, scriptHashes: [...hashes] }
}
