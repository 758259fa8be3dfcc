import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { MODE_KEY as EARLY_MODE_KEY } from '../color-mode.ts'
import { MODE_KEY, MODE_SCRIPT } from './mode-script.ts'

/** Run the script of the head in a page with a stored choice, and return the mode it sets. */
function run(stored: string | null | Error, forced?: string): string | undefined {
  const dataset: { mode?: string } = forced ? { mode: forced } : {}
  runInNewContext(MODE_SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return key === 'passage.mode' ? stored : null
      },
    },
  })
  return dataset.mode
}

describe('mode script', () => {
  it('reads what the control in the footer writes', () => {
    expect(EARLY_MODE_KEY).toBe(MODE_KEY)
  })

  it.each(['light', 'dark'])('applies the choice %s', (mode) => {
    expect(run(mode)).toBe(mode)
  })

  it.each([null, 'system', '"><script>'])('leaves it to the system for %s', (stored) => {
    expect(run(stored)).toBeUndefined()
  })

  it('lets a route that forces a mode win', () => {
    expect(run('dark', 'light')).toBe('light')
  })

  it('survives forbidden storage', () => {
    expect(run(new Error('denied'))).toBeUndefined()
  })
})
