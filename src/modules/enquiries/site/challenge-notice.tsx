import { useTranslations } from 'use-intl'
import { ErrorSummary } from '#/ui/site/error-summary.tsx'

/**
 * Above a form that came back because its sender looks like a robot. With script the form leaves again by itself;
 * without, after a while, by the button.
 */
export function ChallengeNotice({ formId }: { readonly formId: string }) {
  const t = useTranslations('guard')
  return (
    <ErrorSummary title={t('title')} text={t('text')} errors={[]} calm>
      <button className="btn" type="submit" form={formId}>
        {t('send')}
      </button>
    </ErrorSummary>
  )
}
