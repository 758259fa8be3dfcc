import { useFormatter, useTranslations } from 'use-intl'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import type { EnquiryView, FactId } from '../../model/enquiry-view.ts'

/** A line of the comparison; an empty value is shown as a dash. */
export interface ComparedField {
  readonly name: string
  readonly label: string
  /** Of the older and of the newer enquiry. */
  readonly values: readonly [string, string]
  /** Text as it was written, over several lines. */
  readonly isText?: boolean
}

/** What two enquiries say, field by field; fields that both leave empty are left out. */
export function useComparedFields(pair: readonly [EnquiryView, EnquiryView]): readonly ComparedField[] {
  const t = useTranslations('admin.request')
  const status = useTranslations('admin.requestStatus')
  const languageName = useLanguageName()
  const format = useFormatter()
  const received = (iso: string) =>
    format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  const venuesOf = ({ venues, unknownVenues }: EnquiryView) =>
    [...venues.map(({ name }) => name), ...unknownVenues].join(', ')
  const ids = [...new Set(pair.flatMap(({ facts }) => facts.map(({ id }) => id)))]
  const factOf = ({ facts }: EnquiryView, id: FactId) => facts.find((fact) => fact.id === id)?.value
  const field = (
    name: string,
    label: string,
    read: (view: EnquiryView) => string | null | undefined,
    isText = false,
  ): ComparedField => ({ name, label, isText, values: [read(pair[0]) ?? '', read(pair[1]) ?? ''] })
  return [
    field('received', t('comparison.received'), ({ createdAt }) => received(createdAt)),
    field('kind', t('comparison.kind'), ({ kind }) => t(`kinds.${kind}`)),
    field('status', t('status'), (view) => status(view.status)),
    field('owner', t('owner'), ({ owner }) => owner?.name),
    field('answered', t('comparison.answered'), ({ answeredAt }) => answeredAt && received(answeredAt)),
    field('name', t('comparison.name'), ({ requester }) => requester.fullName),
    field('company', t('comparison.company'), ({ requester }) => requester.company),
    field('mail', t('comparison.mail'), ({ requester }) => requester.email),
    field('phone', t('comparison.phone'), ({ requester }) => requester.phone?.shown ?? requester.phoneTyped),
    field('language', t('comparison.language'), ({ language }) => languageName(language)),
    ...ids.map((id) => field(id, t(`facts.${id}`), (view) => factOf(view, id))),
    field('venues', t('comparison.venues'), venuesOf),
    field('photos', t('comparison.photos'), ({ photos }) => (photos.length > 0 ? String(photos.length) : '')),
    field('message', t('message'), ({ message }) => message, true),
  ].filter(({ values }) => values.some((value) => value !== ''))
}
