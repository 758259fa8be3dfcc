import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

/** The list did not come. The filters are in the address, so trying again is loading it again. */
export function ListError() {
  const t = useTranslations('list')
  const common = useTranslations('common')
  const nav = useTranslations('nav')
  const router = useRouter()
  return (
    <main id="main">
      <div className="wrap page-head">
        <h1>{nav('venues')}</h1>
      </div>
      <div className="wrap section-tight">
        <div className="notice" role="alert">
          <h2>{t('error')}</h2>
          <p>{t('errorText')}</p>
          <p className="row">
            <button className="btn" type="button" data-early="" onClick={() => router.invalidate()}>
              {common('retry')}
            </button>
          </p>
        </div>
      </div>
    </main>
  )
}
