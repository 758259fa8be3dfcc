/**
 * Grey rows of the true height while a list is fetched. Nothing is shown for the first 200 ms (the style sheet waits),
 * so that fast answers do not flicker.
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
