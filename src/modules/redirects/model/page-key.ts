import { type Address, delocalize } from '#/i18n/addresses/delocalize.ts'
import { parameterOf } from '#/i18n/addresses/forms.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'

/**
 * What is the same of an address in every language: the page with its parameters. Only for pages that stand for
 * data: the others are always there.
 */
export function pageKey(pathname: string): string | undefined {
  const address = delocalize(pathname)
  return address && parameterOf(address.page) !== undefined ? keyOf(address) : undefined
}

function keyOf({ page, params }: Address): string {
  const known = page === 'venue' && params.slug ? { slug: stripFullwidth(params.slug) } : params
  return JSON.stringify([page, known])
}
