/** How much earlier than a mail its undo ends, in milliseconds: the way to the server takes its time. */
export const UNDO_MARGIN_MS = 500
