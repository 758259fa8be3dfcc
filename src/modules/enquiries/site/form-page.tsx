import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { FirstScreenEnd } from '#/ui/site/first-screen-end.tsx'

interface FormPageProps {
  readonly heading: string
  readonly lead: string
  /** What was sent with it has arrived: the form says so in a title of its own, and asks for nothing more. */
  readonly isSent: boolean
  /** Beside the form. */
  readonly side: ReactNode
  readonly form: ReactNode
  /** Below both: the page's own text. */
  readonly children?: ReactNode
}

/** Page built around a form. */
export function FormPage({ heading, lead, isSent, side, form, children }: FormPageProps) {
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main">
      <div className="wrap page-head form-head">
        <Breadcrumb label={common('breadcrumb')} current={heading}>
          <PageLink page="home">{nav('home')}</PageLink>
        </Breadcrumb>
        {!isSent && (
          <>
            <h1>{heading}</h1>
            <p className="lead plain-lead">{lead}</p>
          </>
        )}
      </div>
      <div className="wrap grid form-page">
        <div className="form-place" id="form">
          {form}
        </div>
        {side}
      </div>
      <FirstScreenEnd />
      {children}
    </main>
  )
}
