import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { StepUpForm } from './step-up-form.tsx'

interface ConfirmPageProps {
  /** Address of the requested file; `undefined` when the query names no address of this site. */
  file: string | undefined
  /** The page that offers the file. */
  backHref: string
}

/** Confirmation before a download that requires it; the file is fetched from here afterwards. */
export function ConfirmPage({ file, backHref }: ConfirmPageProps) {
  const t = useTranslations('admin.stepUp')
  const [begun, setBegun] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <AdminPageHead title={t('title')} />
      <div className="scroll account">
        <section className="section">
          {/* Clicked by script once the download is allowed: a download leaves the page where it is. */}
          <a ref={link} href={file} download hidden>
            {t('file')}
          </a>
          {begun || file === undefined ? (
            <div className="stack">
              <Notice kind={begun ? 'done' : 'info'} live>
                {t(begun ? 'begun' : 'noFile')}
              </Notice>
              <p>
                <a className="btn" href={backHref}>
                  {t('back')}
                </a>
              </p>
            </div>
          ) : (
            <StepUpForm
              onConfirmed={() => {
                link.current?.click()
                setBegun(true)
              }}
            />
          )}
        </section>
      </div>
    </>
  )
}
