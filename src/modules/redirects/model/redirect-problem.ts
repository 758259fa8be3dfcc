/** Why a redirect is rejected, with the data to explain how to fix it. */
export type RedirectProblem =
  /** Not a path of this site. */
  | { readonly field: 'source' | 'target'; readonly code: 'form' }
  /** Another site, written so that nobody is sent there (`readOutsideTarget`). */
  | { readonly field: 'target'; readonly code: 'foreign' }
  /** Another site: it has to be said that this is meant. */
  | { readonly field: 'target'; readonly code: 'leaves'; readonly host: string }
  /** The back office, pictures, endpoints. */
  | { readonly field: 'source' | 'target'; readonly code: 'reserved' }
  /** The address has a page. */
  | { readonly field: 'source'; readonly code: 'exists' }
  /** The site itself redirects this address already. */
  | { readonly field: 'source'; readonly code: 'moved'; readonly to: string }
  /** The address has another redirect. */
  | { readonly field: 'source'; readonly code: 'taken'; readonly to: string }
  /** Another redirect leads to the address: a chain of two. */
  | { readonly field: 'source'; readonly code: 'awaited'; readonly from: string }
  /** The target has no page. */
  | { readonly field: 'target'; readonly code: 'missing' }
  /** Source and target are the same, or the target leads back to the source. */
  | { readonly field: 'target'; readonly code: 'loop' }
  /** The target redirects: a chain of two. */
  | { readonly field: 'target'; readonly code: 'chain'; readonly to: string }
