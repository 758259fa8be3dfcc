import { useTranslations } from 'use-intl'
import type { ReplyTextProblem } from '../../model/reply-text.schema.ts'

/** Say in words what is wrong with a text. */
export function useTemplateProblem(): (problem: ReplyTextProblem) => string {
  const t = useTranslations('admin.templates.problem')
  const names = useTranslations('admin.reply.fields')
  return (problem) => {
    switch (problem.code) {
      case 'empty':
        return t('empty')
      case 'too-long':
        return t('too-long', { max: problem.max })
      case 'brace':
        return t('brace', { near: problem.near })
      case 'unknown':
        return t('unknown', { name: `{${problem.name}}` })
      case 'misplaced':
        return t('misplaced', { field: names(problem.field) })
      case 'missing':
        return t('missing', { field: names(problem.field) })
    }
  }
}
