import { type Address, delocalize } from '#/i18n/addresses/delocalize.ts'
import { parameterOf } from '#/i18n/addresses/forms.ts'
import { stripFullwidth } from '#/modules/venues/model/fullwidth.ts'

/**
 * Key of an address that is the same in every language: the page with its parameters. Only for pages that
 * represent data: the others always exist.
 */
export function pageKey(pathname: string): string | undefined {
  const address = delocalize(pathname)
  return address && parameterOf(address.page) !== undefined ? keyOf(address) : undefined
}

function keyOf({ page, params }: Address): string {
  const known = page === 'venue' && params.slug ? { slug: stripFullwidth(params.slug) } : params
  return JSON.stringify([page, known])
}
