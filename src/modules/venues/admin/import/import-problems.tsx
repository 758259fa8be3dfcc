import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { ShownProblem } from '../../model/import-plan.ts'

interface ImportProblemsProps {
  /** Of the file. */
  name: string
  problems: readonly ShownProblem[]
  /** How many there are in all. */
  count: number
}

/** All errors of a catalogue file with their place and correction. */
export function ImportProblems({ name, problems, count }: ImportProblemsProps) {
  const t = useTranslations('admin.catalogueFile')
  return (
    <>
      <Notice kind="error">{t('refused', { name, count })}</Notice>
      <ol className="import-problems">
        {problems.map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <b className="strong">{place}</b> {message}
          </li>
        ))}
        {count > problems.length && (
          <li className="muted">{t('more', { count: count - problems.length })}</li>
        )}
      </ol>
    </>
  )
}
