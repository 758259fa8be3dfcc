/** What the front server shall do with an address; made by the site, which knows its pages and languages. */
export type Decision =
  | {
      readonly kind: 'redirect'
      readonly status: 301 | 302
      /** Path and query on this site. */
      readonly location: string
      readonly headers?: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'page'
      /** Canonicalised path and known query, sorted: the key of the page cache and what is rendered. */
      readonly target: string
      readonly cacheable: boolean
      /** Known to be no page at all: crawlers need not wait for its rendering. */
      readonly missing?: boolean
      /** Shows something of whoever asks: rendered from the whole request, cookies included, and never kept. */
      readonly personal?: boolean
      /** Whether a form can be posted to it. */
      readonly takesForms: boolean
      readonly headers?: Readonly<Record<string, string>>
    }
  /** Server functions and endpoints: handed to the application as they are, never cached. */
  | { readonly kind: 'endpoint'; readonly takesPosts: boolean }

/** Decides on an address from the visitor's headers. Must not throw. */
export type Decide = (url: URL, headers: Readonly<Record<string, string | string[] | undefined>>) => Decision
