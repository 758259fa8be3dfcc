/** Why a redirect is refused, with what is needed to say how to mend it. */
export type RedirectProblem =
  /** No path of this site. */
  | { readonly field: 'source' | 'target'; readonly code: 'form' }
  /** Another host: the site leads nobody off itself. */
  | { readonly field: 'target'; readonly code: 'foreign' }
  /** The back office, pictures, endpoints. */
  | { readonly field: 'source' | 'target'; readonly code: 'reserved' }
  /** There is a page at the address. */
  | { readonly field: 'source'; readonly code: 'exists' }
  /** The site itself leads on from there already. */
  | { readonly field: 'source'; readonly code: 'moved'; readonly to: string }
  /** Another redirect stands at the address. */
  | { readonly field: 'source'; readonly code: 'taken'; readonly to: string }
  /** Another redirect leads to the address: two in a row. */
  | { readonly field: 'source'; readonly code: 'awaited'; readonly from: string }
  /** There is no page at the target. */
  | { readonly field: 'target'; readonly code: 'missing' }
  /** Source and target are one, or the target leads back to the source. */
  | { readonly field: 'target'; readonly code: 'loop' }
  /** The target itself leads on: two in a row. */
  | { readonly field: 'target'; readonly code: 'chain'; readonly to: string }
