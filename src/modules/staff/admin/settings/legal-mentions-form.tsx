import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { saveLegalMentions } from '../../agency-settings.functions.ts'
import {
  type LegalMentions,
  legalMentionsSchema,
  MAX_MENTION,
  MENTION_FIELDS,
  MENTIONS,
  type MentionError,
  missingMentions,
} from '../../model/legal-mentions.schema.ts'
import { UnsavedDialog } from '../unsaved-dialog.tsx'
import { MentionPart } from './mention-part.tsx'
import { SettingConflict } from './setting-conflict.tsx'
import { useSettingEditor, type VersionedSetting } from './use-setting-editor.ts'

interface LegalMentionsFormProps {
  mentions: VersionedSetting<LegalMentions>
  /** `2026-11-25`, in Paris. */
  today: string
}

/** The mentions that the law asks of the agency. */
export function LegalMentionsForm({ mentions: setting, today }: LegalMentionsFormProps) {
  const t = useTranslations('admin.settings')
  const words = useRecordWords()
  const { editor, saving } = useSettingEditor(setting, {
    name: t('mentions.title'),
    saved: t('mentions.saved'),
    send: (typed, version) =>
      saveLegalMentions({ data: { mentions: legalMentionsSchema.parse(typed), version } }),
    problemOf: (typed) => {
      const [issue] = legalMentionsSchema.safeParse(typed).error?.issues ?? []
      return issue && (() => document.getElementById(String(issue.path[0]))?.focus())
    },
  })
  const { base, draft: typed, isDirty, write } = editor
  const { conflict } = saving
  const unsaved = useUnsavedChanges(isDirty)
  const issues = saving.isTried ? (legalMentionsSchema.safeParse(typed).error?.issues ?? []) : []
  const errorOf = (field: keyof LegalMentions) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && t(`mentions.error.${issue.message as MentionError}`, { max: MAX_MENTION })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty) void saving.save()
  }
  const missing = missingMentions(base.value, today)
  return (
    <section className="section" aria-labelledby="mentions">
      <h2 id="mentions">{t('mentions.title')}</h2>
      <form className="narrow-form" noValidate onSubmit={send}>
        <p className="soft">{t('mentions.lead')}</p>
        {conflict && (
          <SettingConflict
            saving={saving}
            title={t('mentions.conflict')}
            theirs={[...Object.values(MENTION_FIELDS).flat()]
              .filter((field) => conflict.value[field] !== typed[field])
              .map((field) => ({ label: t(`mentions.field.${field}`), value: conflict.value[field] }))}
          />
        )}
        {MENTIONS.map((mention) => (
          <MentionPart
            key={mention}
            mention={mention}
            typed={typed}
            isMissing={missing.includes(mention)}
            errorOf={errorOf}
            onType={(more) => write((now) => ({ ...now, ...more }))}
          />
        ))}
        <p>
          <button
            type="submit"
            className="btn primary"
            aria-disabled={!isDirty || saving.isSaving || undefined}
          >
            {words.save}
          </button>
        </p>
      </form>
      <UnsavedDialog {...unsaved} />
    </section>
  )
}
