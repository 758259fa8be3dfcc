/**
 * Open modal dialogs, the latest last. Whatever is outside of the latest lies behind it and is inert: neither seen on a
 * phone, nor read out, nor to be pressed.
 */
let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

/** A modal dialog has opened; call what is returned when it closes. */
export function enterModalDialog(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog])
  return () => change(dialogs.filter((one) => one !== dialog))
}

/** The dialog in which the user is. */
export function latestModalDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null
}

/** For `useSyncExternalStore`: calls back after every change. */
export function subscribeToModalDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
