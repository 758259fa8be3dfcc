import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { AGENCY } from '#/lib/settings.ts'
import { Brand } from '#/ui/admin/brand.tsx'

interface SignInLayoutProps {
  language: AdminLanguage
  /** Address of the current page in the other language. */
  switchTo: (language: AdminLanguage) => string
  children: ReactNode
}

const NAMES = [
  ['fr', 'Français'],
  ['en', 'English'],
] as const

/** Layout of the sign-in pages: logo, language, and on wide screens a photograph of the site's own. */
export function SignInLayout({ language, switchTo, children }: SignInLayoutProps) {
  const t = useTranslations('admin.gate')
  return (
    <div className="gate">
      <div className="form">
        <header className="row">
          <Brand name={AGENCY.name} href="/" />
          <nav className="segments end" aria-label={t('language')}>
            {NAMES.map(([code, name]) => (
              <a
                key={code}
                href={switchTo(code)}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        </header>
        <main className="box" id="main">
          {children}
        </main>
        <footer>
          <p className="muted">{t('staffOnly')}</p>
        </footer>
      </div>
      <div className="wall" aria-hidden="true">
        <img
          src="/img/f_webp,w_1536/site-hero"
          srcSet="/img/f_webp,w_1024/site-hero 1024w, /img/f_webp,w_1536/site-hero 1536w, /img/f_webp,w_2048/site-hero 2048w"
          sizes="(max-width: 1023px) 1px, calc(100vw - 560px)"
          alt=""
          decoding="async"
        />
      </div>
    </div>
  )
}
