/*
 * The choice of colour mode in the footer. It lives outside React: no page that the server
 * renders may know it.
 */

/**
 * The same key as in `boot/inline/mode-script.ts`, which a test holds together: an import would make the
 * bundler put it into a file of its own, and the boot script would wait for two.
 */
export const MODE_KEY = 'passage.mode'

const RADIOS = 'input[name="color-mode"]'

function isRadio(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(RADIOS)
}

function kept(): string | undefined {
  try {
    return localStorage.getItem(MODE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function apply(mode: string | null): void {
  const { dataset } = document.documentElement
  // The page has a mode of its own; what is chosen there holds on all others.
  if (dataset.modeForced !== undefined) return
  if (mode === 'light' || mode === 'dark') dataset.mode = mode
  else delete dataset.mode
}

function markChosen(): void {
  const { dataset } = document.documentElement
  const mode = (dataset.modeForced === undefined ? dataset.mode : kept()) ?? 'system'
  for (const radio of document.querySelectorAll<HTMLInputElement>(RADIOS))
    radio.checked = radio.value === mode
}

/** Apply and keep what the visitor chooses, and what another tab has chosen. */
export function followColorMode(): void {
  markChosen()
  addEventListener('change', ({ target }) => {
    if (!isRadio(target)) return
    apply(target.value)
    try {
      if (target.value === 'system') localStorage.removeItem(MODE_KEY)
      else localStorage.setItem(MODE_KEY, target.value)
    } catch {
      // Storage is forbidden: the choice holds for this page.
    }
  })
  // A page that comes back from memory may have missed a choice made on another.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      apply(localStorage.getItem(MODE_KEY))
      markChosen()
    } catch {
      // Storage is forbidden: it keeps its own.
    }
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== MODE_KEY) return
    apply(newValue)
    markChosen()
  })
}
