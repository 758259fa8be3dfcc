import { useFormatter, useTranslations } from 'use-intl'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { Choice } from '#/ui/admin/choice-menu.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KIND_ICONS, STATUSES } from '../../model/enquiry-statuses.ts'
import { type InboxFilter, type InboxFilterName, KINDS, OUTCOMES } from '../../model/inbox-filter.ts'
import { SOURCES } from '../../model/outcome-figures.ts'
import { StatusMark } from '../status-mark.tsx'
import type { FilterProps } from './use-filter-labels.ts'

interface FilterList {
  readonly choices: readonly Choice<string>[]
  readonly chosen: readonly string[]
  readonly several: boolean
  readonly onChoose: (value: string) => void
}

/** Toggle a value and keep the order of all values. */
function toggled<T extends string>(all: readonly T[], chosen: readonly T[], value: string): T[] {
  return all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)))
}

/** The twelve months, and the one that was come for. */
function decidedChoices({ decided }: InboxFilter): string[] {
  return decided === undefined || decided === 'year' ? ['year'] : ['year', decided]
}

/** Options of a filter; undefined for venue and date, which have inputs of their own. */
export function useFilterChoices(
  name: InboxFilterName,
  { filter, colleagues, onFilter }: FilterProps,
): FilterList | undefined {
  const t = useTranslations('admin.inbox')
  const reason = useTranslations('admin.outcome.reason')
  const source = useTranslations('admin.outcome.source')
  const format = useFormatter()
  const change = (part: Partial<InboxFilter>) => onFilter({ ...filter, ...part, page: 1 })
  switch (name) {
    case 'kind':
      return {
        choices: KINDS.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          mark: (
            <>
              <AdminIcon name={KIND_ICONS[kind]} />
              <span>{t(`kinds.${kind}`)}</span>
            </>
          ),
        })),
        chosen: filter.kind,
        several: true,
        onChoose: (value) => change({ kind: toggled(KINDS, filter.kind, value) }),
      }
    case 'language':
      return {
        choices: LANGUAGE_CODES.map((value) => ({ value, label: t(`languages.${value}`) })),
        chosen: filter.language,
        several: true,
        onChoose: (value) => change({ language: toggled(LANGUAGE_CODES, filter.language, value) }),
      }
    case 'status':
      return {
        choices: STATUSES.map((value) => ({ value, label: value, mark: <StatusMark status={value} /> })),
        chosen: filter.status,
        several: true,
        onChoose: (value) => change({ status: toggled(STATUSES, filter.status, value) }),
      }
    case 'owner':
      return {
        choices: [
          { value: 'me', label: t('ownerMe') },
          { value: 'nobody', label: t('ownerNobody') },
          ...colleagues.map(({ id, name: label }) => ({ value: id, label })),
        ],
        chosen: filter.owner === undefined ? [] : [filter.owner],
        several: false,
        onChoose: (owner) => change({ owner: owner === filter.owner ? undefined : owner }),
      }
    case 'outcome':
      return {
        choices: OUTCOMES.map((value) => ({
          value,
          label: value === 'lacking' ? t('outcomeLacking') : reason(value),
        })),
        chosen: filter.outcome === undefined ? [] : [filter.outcome],
        several: false,
        onChoose: (value) =>
          change({ outcome: OUTCOMES.find((one) => one === value && one !== filter.outcome) }),
      }
    case 'decided':
      return {
        choices: decidedChoices(filter).map((value) => ({
          value,
          label:
            value === 'year'
              ? t('decidedYear')
              : format.dateTime(new Date(`${value}-15`), { month: 'long', year: 'numeric' }),
        })),
        chosen: filter.decided === undefined ? [] : [filter.decided],
        several: false,
        onChoose: (value) => change({ decided: value === filter.decided ? undefined : value }),
      }
    case 'source':
      return {
        choices: SOURCES.map((value) => ({ value, label: source(value) })),
        chosen: filter.source === undefined ? [] : [filter.source],
        several: false,
        onChoose: (value) =>
          change({ source: SOURCES.find((one) => one === value && one !== filter.source) }),
      }
    case 'suspect':
      return {
        choices: [{ value: 'spam', label: t('suspectSpam') }],
        chosen: filter.suspect === undefined ? [] : [filter.suspect],
        several: false,
        onChoose: () => change({ suspect: filter.suspect === undefined ? 'spam' : undefined }),
      }
    default:
      return undefined
  }
}
