import { useTranslations } from 'use-intl'

const BONES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list before it has arrived, where arriving takes longer than a moment. */
export function ListSkeleton() {
  const t = useTranslations('list')
  const nav = useTranslations('nav')
  return (
    <main id="main">
      <div className="wrap page-head">
        <h1>{nav('venues')}</h1>
      </div>
      <div className="wrap listing">
        {/* The column of the filters. */}
        <div />
        <div>
          <div className="results-bar">
            <p className="count" role="status">
              {t('loading')}
            </p>
          </div>
          <div className="results" aria-hidden="true">
            {BONES.map((bone) => (
              <div className="card bone" key={bone}>
                <div className="card-pic" />
                <span />
                <span />
              </div>
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}
