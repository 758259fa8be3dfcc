import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { PlanChoice } from './use-plan-choice.ts'

/** Keep the plan as it is drawn, as a file: a form, so that it works before script and is not followed by robots. */
export function PlanFile({ slug, layout, count }: PlanChoice & { slug: string }) {
  const t = useTranslations('plan')
  return (
    <form className="plan-file" method="get" action={`/api/venues/${slug}/plan.pdf`}>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="layout" value={layout} />
      <input type="hidden" name="guests" value={count} />
      <button className="link" type="submit">
        {t('file')}
      </button>
    </form>
  )
}
