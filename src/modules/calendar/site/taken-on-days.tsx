import { useTranslations } from 'use-intl'

/** The days that are asked for are taken; it goes as soon as others are chosen, of which nothing is known here. */
export function TakenOnDays() {
  const t = useTranslations('dates')
  return <p data-no-stay="">{t('taken')}</p>
}
