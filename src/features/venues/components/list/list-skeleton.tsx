import { useTranslations } from 'use-intl'

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list before it has arrived, where arriving takes longer than a moment. */
export function ListSkeleton() {
  const t = useTranslations('list')
  return (
    <main id="main">
      <div className="wrap page-head">
        <p role="status" className="label">
          {t('loading')}
        </p>
      </div>
      <div className="wrap">
        <div className="three" aria-hidden="true">
          {BONES.map((bone) => (
            <div className="card bone" key={bone}>
              <div className="card-pic" />
              <span />
              <span />
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}
