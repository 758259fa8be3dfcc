import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'

const MODES = ['light', 'dark', 'system'] as const

/**
 * Light, dark or the device's setting. The server always marks `system`; the boot script marks, applies and
 * stores the visitor's own choice (`src/boot/color-mode.ts`), so it works before hydration too.
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
