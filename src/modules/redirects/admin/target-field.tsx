import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminCombobox } from '#/ui/admin/combobox.tsx'
import { matchingTargets } from '../model/matching-targets.ts'
import type { RedirectTarget } from '../redirects.functions.ts'

interface TargetFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  targets: readonly RedirectTarget[]
  value: string
  onValue: (value: string) => void
}

/** A field for a page of the site: a name is typed, its path is taken. Paths can be typed as they are. */
export function TargetField({ targets, value, onValue, ...input }: TargetFieldProps) {
  const t = useTranslations('admin.redirects')
  const [open, setOpen] = useState(false)
  const path = value.trim()
  const isPath = /^(?:\/|https?:)/u.test(path)
  const matching = open ? matchingTargets(targets, value) : []
  const isAll = isPath && matching.length === 1 && matching[0]?.path === path
  return (
    <div className="target">
      <AdminCombobox
        {...input}
        className="input path"
        inputMode="url"
        maxLength={2000}
        typed={value}
        onType={onValue}
        items={isAll ? [] : matching}
        keyOf={(target) => target.path}
        renderItem={({ name, path }) => (
          <>
            {name && <span>{name}</span>}
            <span className="path muted end">{path}</span>
          </>
        )}
        onTake={(target) => {
          onValue(target.path)
          setOpen(false)
        }}
        listLabel={t('pages')}
        open={open}
        onOpen={setOpen}
        // A typed path is sent as it is; a name is none, so that Enter takes the first page of that name.
        takesFirst={!isPath && path !== ''}
      />
    </div>
  )
}
