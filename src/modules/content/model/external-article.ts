/** What is known of an address of a former blog (behaviour 1.13); at least one of the two. */
export interface ExternalArticle {
  /** The whole address, where its host is the agency's own. */
  readonly url: string | null
  /** The article of this site that was there. */
  readonly post: { readonly id: string; readonly title: string } | null
}
