/** The question about Google's tag, and what follows from its answer (behaviour 5.5). */
import { words } from '#/boot/words.ts'
import { showToast } from '#/ui/site/show-toast.ts'
import { type Choice, choose, consent } from './consent-store.ts'

/** Take answers on sites that ask; the page names the tag's id. */
export function followConsent(): void {
  const id = document.querySelector<HTMLElement>('[data-measurement]')?.dataset.measurement
  if (!id) return
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (button instanceof HTMLButtonElement)
      answer(button.dataset.consent === 'granted' ? 'granted' : 'denied')
  })
  consent.subscribe(() => apply(id, false))
  apply(id, true)
}

function answer(choice: Choice): void {
  // The bar disappears and would take the focus with it.
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
  choose(choice)
  showToast({ type: 'info', title: words().consentSaved, about: 'consent' })
}

function apply(id: string, isStart: boolean): void {
  const choice = consent.now()
  if (!choice) return
  for (const note of document.querySelectorAll<HTMLElement>('[data-choice-granted]'))
    note.textContent = (choice === 'granted' ? note.dataset.choiceGranted : note.dataset.choiceDenied) ?? ''
  // Few sites have the tag, and few visitors accept it: its code is fetched for those alone.
  void import('./google-tag.ts').then(
    ({ allowTag, forbidTag }) => {
      if (choice !== consent.now()) return
      if (choice === 'granted') allowTag(id, isStart)
      else forbidTag(id)
      // It was lost on the way: the next page tries again, and nothing is measured until then.
    },
    () => undefined,
  )
}
