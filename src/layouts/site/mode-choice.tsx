import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'

const MODES = ['light', 'dark', 'system'] as const

/**
 * Light, dark or as the device has it. The server always marks `system`; the early script marks the visitor's
 * own choice, applies and keeps it (`src/boot/color-mode.ts`), so it works before hydration too.
 */
export function ModeChoice() {
  const t = useTranslations('mode')
  return (
    <fieldset className="mode needs-script">
      <legend>{t('title')}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input type="radio" name="color-mode" value={mode} defaultChecked={mode === 'system'} />
          <Icon name={mode} small />
          {t(mode)}
        </label>
      ))}
    </fieldset>
  )
}
