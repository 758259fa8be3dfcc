/** Visual hint of a shortcut, hidden from screen readers. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
