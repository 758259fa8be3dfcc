import { localize } from '#/i18n/addresses/localize.ts'
import { useCurrentAddress } from '#/i18n/react/address-context.tsx'

/** The page's own address, in print only, so that a reader of the printout can find the page. */
export function PaperAddress({ siteUrl }: { siteUrl: string }) {
  const { page, params, language } = useCurrentAddress()
  if (page === null || siteUrl === '') return null
  const address = siteUrl.replace(/^https?:\/\//, '') + localize(page, params, language)
  return (
    <li className="paper-only">
      <span>{address}</span>
    </li>
  )
}
