/**
 * Placeholder rows of the real height while a list is loading. Nothing is shown for the first 200 ms (by the
 * style sheet), so that fast answers do not flicker.
 */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other name
        <span key={position} />
      ))}
    </div>
  )
}
