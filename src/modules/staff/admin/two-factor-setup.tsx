import { useState } from 'react'
import { encode } from 'uqr'
import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { confirmTwoFactor } from '../second-factor.functions.ts'

interface TwoFactorSetupProps {
  /** `otpauth://…`, the format that authenticator apps read. */
  uri: string
  onDone: () => Promise<void>
  onCancel: () => void
}

/** The secret in groups of letters that can be copied by hand. */
function groupsOf(uri: string): string {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** QR code for the authenticator app, and a field for its first code. */
export function TwoFactorSetup({ uri, onDone, onCancel }: TwoFactorSetupProps) {
  const t = useTranslations('admin.account')
  const [wrong, setWrong] = useState(false)
  const [turnOn, running] = useAction(async (code: string) => {
    const right = await confirmTwoFactor({ data: { code } })
    setWrong(!right)
    if (right) await onDone()
  })
  return (
    <form
      className="narrow-form"
      onSubmit={(event) => {
        event.preventDefault()
        void turnOn(String(new FormData(event.currentTarget).get('first-code')))
      }}
    >
      <p>{t('scan')}</p>
      <QrCode text={uri} label={t('qr')} />
      <p className="muted">
        {t('key')}: <code className="code">{groupsOf(uri)}</code>
      </p>
      <AdminField
        id="first-code"
        label={t('firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,7}"
        maxLength={7}
        // It comes with the button that was pressed.
        autoFocus
        error={wrong ? t('codeWrong') : undefined}
        required
      />
      <p className="row">
        <button type="submit" className="btn primary" aria-disabled={running || undefined}>
          {t('turnOn')}
        </button>
        <button type="button" className="btn quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </p>
    </form>
  )
}

/** Width of the quiet zone around the code, in modules (ISO/IEC 18004). */
const BORDER = 4

/**
 * A text as a QR code, rendered here so that its content reaches no third party. Dark on light in both colour
 * modes.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="key-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0f172a" />
    </svg>
  )
}
