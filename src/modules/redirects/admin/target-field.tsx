import type { ComponentProps } from 'react'
import type { RedirectTarget } from '../redirects.functions.ts'

/** A field for a page of the site, with suggestions from a `<datalist>`. */
export function TargetField({ list, ...input }: { list: string } & ComponentProps<'input'>) {
  return (
    <input
      {...input}
      className="in path"
      type="text"
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoComplete="off"
      maxLength={2000}
      list={list}
    />
  )
}

/** Suggestions of a `TargetField`. */
export function TargetList({ id, targets }: { id: string; targets: readonly RedirectTarget[] }) {
  return (
    <datalist id={id}>
      {targets.map(({ path, name }) => (
        <option key={path} value={path} label={name ?? undefined} />
      ))}
    </datalist>
  )
}
