import { useModKey } from './use-mod-key.ts'

/**
 * Visual hint of a key that is pressed with the command key: `⌘ K` on Apple devices, `Ctrl K` elsewhere. Hidden from
 * screen readers, and nothing until the device is known.
 */
export function ModKeyHint({ name, className }: { name: string; className?: string }) {
  const mod = useModKey()
  if (mod === null) return null
  return (
    <span aria-hidden="true" className={className}>
      <kbd>{mod}</kbd> <kbd>{name}</kbd>
    </span>
  )
}
