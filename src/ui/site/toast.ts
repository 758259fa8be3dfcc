/** Toasts, and what their actions do. */

/** A short message at the edge of the window. */
export interface Toast {
  readonly type: 'success' | 'error' | 'info'
  readonly title: string
  readonly icon: ToastIcon
  /** Milliseconds until it disappears; 0 stays. */
  readonly timeout: number
  readonly actions: readonly ToastAction[]
  /** Its topic; a newer toast on the same one replaces it. */
  readonly about?: string
}

/** Options of a new toast; the rest has defaults. */
export type ToastRequest = Pick<Toast, 'type' | 'title'> &
  Partial<Toast> & {
    /** What it is about and must not cover. */
    readonly avoid?: Element | null
    /** Whether the value of its action is a list, before which that of an older one on the same topic is put. */
    readonly collects?: true
    /** A topic that is not so any more. */
    readonly ends?: string
    /** Id of what lists of other toasts hold no more. */
    readonly takes?: string
  }

/** A pictogram that the page has a template for. */
export type ToastIcon = 'heart' | 'warning' | 'info' | 'check' | 'link'

/** An action: a link, or a command with its value. Either way the toast closes. */
export interface ToastAction {
  readonly label: string
  readonly href?: string
  /** Name of a command that `onToastCommand` knows, on this page or on the next. */
  readonly command?: string
  readonly value?: unknown
}
