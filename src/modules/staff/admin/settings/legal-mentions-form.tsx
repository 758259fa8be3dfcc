import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { useUnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'
import { saveLegalMentions } from '../../agency-settings.functions.ts'
import {
  type LegalMentions,
  legalMentionsSchema,
  MAX_MENTION,
  MENTIONS,
  type MentionError,
  missingMentions,
} from '../../model/legal-mentions.schema.ts'
import { UnsavedDialog } from '../unsaved-dialog.tsx'
import { MentionPart } from './mention-part.tsx'

interface LegalMentionsFormProps {
  mentions: { readonly value: LegalMentions; readonly version: number }
  /** `2026-11-25`, in Paris. */
  today: string
  onSaved: () => Promise<void>
}

/** The mentions that the law asks of the agency. */
export function LegalMentionsForm({ mentions: { value, version }, today, onSaved }: LegalMentionsFormProps) {
  const t = useTranslations('admin.settings')
  const [typed, setTyped] = useState(value)
  const [tried, setTried] = useState(false)
  const changed = JSON.stringify(typed) !== JSON.stringify(value)
  const unsaved = useUnsavedChanges(changed)
  const checked = legalMentionsSchema.safeParse(typed)
  const issues = tried ? (checked.error?.issues ?? []) : []
  const errorOf = (field: keyof LegalMentions) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && t(`mentions.error.${issue.message as MentionError}`, { max: MAX_MENTION })
  }
  const undo = useUndo('settings', onSaved)
  const [save, saving] = useAction(async (wanted: LegalMentions) => {
    if (await saveLegalMentions({ data: { mentions: wanted, version } })) {
      const back = { mentions: value, version: version + 1 }
      undo.done(t('mentions.saved'), {
        change: t('mentions.title'),
        undo: async () => ({ isUndone: await saveLegalMentions({ data: back }) }),
      })
    } else showToast({ type: 'error', title: t('mentions.conflict'), timeout: REFUSED_MS })
    await onSaved()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!checked.success) document.getElementById(String(checked.error.issues[0]?.path[0]))?.focus()
    else if (changed && !saving) void save(checked.data)
  }
  const missing = missingMentions(value, today)
  return (
    <section className="section" aria-labelledby="mentions">
      <h2 id="mentions">{t('mentions.title')}</h2>
      <form className="narrow-form" noValidate onSubmit={send}>
        <p className="soft">{t('mentions.lead')}</p>
        {MENTIONS.map((mention) => (
          <MentionPart
            key={mention}
            mention={mention}
            typed={typed}
            isMissing={missing.includes(mention)}
            errorOf={errorOf}
            onType={(more) => setTyped({ ...typed, ...more })}
          />
        ))}
        <p>
          <button type="submit" className="btn primary" aria-disabled={!changed || saving || undefined}>
            {t('save')}
          </button>
        </p>
      </form>
      <UnsavedDialog {...unsaved} />
    </section>
  )
}
