/** Why a page is not shown although it is there: its error page is at its address. */
export type Rejection = 403 | 404

/** Decision of the HTTP server about an address; made by the site, which knows its pages and languages. */
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
      /**
       * Whether the same raw address leads here whatever else is in the request, as long as the content does not change,
       * and the page is answered with its own headers alone: then the decision is remembered (ADR 0063).
       */
      readonly byAddressAlone?: boolean
      /** Whether others will ask for the same query. Asked only while the page is not kept; absent: they will. */
      readonly isWorthKeeping?: () => boolean
      /**
       * Known to be no page at all: crawlers need not wait for its rendering, and `target` is one address that looks
       * the same for all of them, so that its 404 is kept like a page.
       */
      readonly missing?: boolean
      /** The present path of what used to be here. Asked only while the page is not kept: what is kept has not moved. */
      readonly movedTo?: () => string | undefined | Promise<string | undefined>
      /** The page itself is not shown to this visitor; `cacheable` is false then. */
      readonly rejection?: Rejection
      /** Whether it depends on the visitor: rendered from the whole request, cookies included, and never kept. */
      readonly personal?: boolean
      /** Whether a form can be posted to it. */
      readonly takesForms: boolean
      readonly takesFiles?: TakesFiles
      readonly headers?: Readonly<Record<string, string>>
    }
  /** Server functions and endpoints: handed to the application as they are, never cached. */
  | {
      readonly kind: 'endpoint'
      /** Made in a process of its own, with a queue of its own: a place among the pages would be held for seconds. */
      readonly isMadeAside?: boolean
      readonly takesPosts: boolean
      readonly takesFiles?: TakesFiles
      /** Most bytes of a body of text, where it may be larger than a form. */
      readonly takesBytes?: number
    }

/**
 * Most bytes of a body with files. It is handed on while it arrives and can be read once; its reader counts
 * and stores. Without this a body is a form of text, small enough to be read before anything else happens.
 */
export type TakesFiles = number

/** Decide on an address from the visitor's headers. Must not fail. */
export type Decide = (
  url: URL,
  headers: Readonly<Record<string, string | string[] | undefined>>,
) => Decision | Promise<Decision>
