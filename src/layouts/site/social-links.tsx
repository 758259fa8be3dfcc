import { useTranslations } from 'use-intl'
import { allowedTarget } from '#/lib/allowed-target.ts'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'

/** The agency's profiles; their names are brands and the same in every language. */
export function SocialLinks({ small = false }: { small?: boolean }) {
  const t = useTranslations('header')
  return (
    <ul className="social" aria-label={t('social')}>
      {AGENCY.socialLinks.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={allowedTarget(href, { external: true })}
            target="_blank"
            rel="noopener me"
            aria-label={name}
          >
            <Icon name={id} small={small} />
          </a>
        </li>
      ))}
    </ul>
  )
}
