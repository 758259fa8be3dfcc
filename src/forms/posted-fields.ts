/** Names of the fields that a form posts. */
export interface PostedFields<Field extends string = string, List extends string = string> {
  readonly kind: string
  /** Names of what is typed or chosen, in the order of the page. */
  readonly fields: readonly Field[]
  /** Names that may be given several times; they come last when errors are listed. */
  readonly lists: readonly List[]
}
