import { useTranslations } from 'use-intl'

/** The reference of an enquiry, large enough to be read out on the phone. */
export function ReferenceBox({ reference }: { reference: string }) {
  const t = useTranslations('success')
  return (
    <p className="ref">
      <span className="label">{t('reference')}</span> <b>{reference}</b>
    </p>
  )
}
