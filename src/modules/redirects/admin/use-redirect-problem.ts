import { useTranslations } from 'use-intl'
import type { RedirectProblem } from '../model/redirect-problem.ts'

/** Message that says why a redirect is rejected and how to fix it. */
export function useRedirectProblem(): (problem: RedirectProblem) => string {
  const t = useTranslations('admin.redirects.problem')
  return (problem) => {
    if (problem.field === 'source') {
      if (problem.code === 'moved' || problem.code === 'taken') {
        return t(`source.${problem.code}`, { to: problem.to })
      }
      if (problem.code === 'awaited') return t('source.awaited', { from: problem.from })
      return t(`source.${problem.code}`)
    }
    if (problem.code === 'leaves') return t('target.leaves', { host: problem.host })
    return problem.code === 'chain' ? t('target.chain', { to: problem.to }) : t(`target.${problem.code}`)
  }
}
