/** With script a choice is saved at once, and a comment without leaving the page. Without, the form is sent as it is. */

import { JSON_ANSWER } from '#/forms/send-form.ts'
import { keyName } from '#/lib/keys.ts'
import { siteFetch } from '#/lib/site-fetch.ts'
import {
  CHOICE_FIELD,
  COMMENT_FIELD,
  NAME_FIELD,
  REMOVE_FIELD,
  RESTORE_FIELD,
} from '../model/reader-answer.ts'

type Words = Readonly<Record<string, string>>

/** Listen to the form of a shared list. */
export function followAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-answers]')
  if (!form) return
  const words = JSON.parse(form.dataset.words ?? '{}') as Words
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(CHOICE_FIELD))
      void saveChoice(form, words, target.name.slice(CHOICE_FIELD.length))
    if (target instanceof HTMLInputElement && target.name === NAME_FIELD) void saveWaiting(form, words)
  })
  // The key that ends a name would press the first button of the form.
  nameOf(form)?.addEventListener('keydown', (event) => {
    if (keyName(event) !== 'Enter') return
    event.preventDefault()
    nameOf(form)?.blur()
  })
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (isModeration(submitter)) return void moderate(form, words, submitter)
    void saveComment(form, words, submitter.value)
  })
  void saveEarlier(form, words)
}

/** Save what was chosen before this script had come, of which it saw no event. */
async function saveEarlier(form: HTMLFormElement, words: Words): Promise<void> {
  const choices = form.querySelectorAll<HTMLInputElement>(`input[name^="${CHOICE_FIELD}"]`)
  for (const { name, checked, defaultChecked } of choices)
    if (checked && !defaultChecked) await saveChoice(form, words, name.slice(CHOICE_FIELD.length))
}

function isModeration({ name }: HTMLButtonElement): boolean {
  return name === REMOVE_FIELD || name === RESTORE_FIELD
}

/** The owner takes a comment away, or puts it back: the button stays where it is, with the focus, and does the opposite. */
async function moderate(form: HTMLFormElement, words: Words, button: HTMLButtonElement): Promise<void> {
  const problem = await post(new URLSearchParams({ [button.name]: button.value }))
  const item = button.closest('[data-said]')
  const slug = button.closest<HTMLElement>('[data-venue]')?.dataset.venue ?? ''
  if (problem !== null || !item) return say(form, slug, words[problem ?? 'failed'] ?? words.failed, true)
  button.name = button.name === REMOVE_FIELD ? RESTORE_FIELD : REMOVE_FIELD
  const labels = JSON.parse(button.dataset.labels ?? '{}') as Record<string, readonly [string, string]>
  const [text = '', label = ''] = labels[button.name] ?? []
  button.textContent = text
  button.setAttribute('aria-label', label)
  for (const part of item.querySelectorAll('span')) part.hidden = !part.hidden
  const gone = item.querySelector('span:last-of-type')?.textContent ?? ''
  say(form, slug, button.name === RESTORE_FIELD ? gone : words.saved)
}

/** What was answered before the name was there, by venue: how it is saved. */
const waiting = new Map<string, typeof saveChoice>()

function nameOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${NAME_FIELD}"]`)
}

/** Save it, then go back to where the visitor was when the name was asked for. */
async function saveWaiting(form: HTMLFormElement, words: Words): Promise<void> {
  if (nameOf(form)?.value.trim() === '') return
  askName(form, words, false)
  const [last] = [...waiting.keys()].slice(-1)
  for (const [slug, saveAgain] of [...waiting]) await saveAgain(form, words, slug)
  // Unless they have gone on to another field.
  if (
    last === undefined ||
    document.activeElement?.matches(`:is(input:not([name="${NAME_FIELD}"]), textarea, button)`)
  )
    return
  const choice = form.querySelector(`[data-venue="${last}"] .shared-choice`)
  choice?.scrollIntoView({ block: 'center' })
  choice?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
}

/** Say beside the name that it comes first, or what is said there otherwise. */
function askName(form: HTMLFormElement, words: Words, isMissing: boolean): void {
  const name = nameOf(form)
  const hint = document.getElementById(name?.getAttribute('aria-describedby') ?? '')
  if (!name || !hint) return
  name.ariaInvalid = isMissing ? 'true' : null
  hint.textContent = (isMissing ? words.nameFirst : words.noAccount) ?? ''
  hint.toggleAttribute('data-bad', isMissing)
}

function saveChoice(form: HTMLFormElement, words: Words, slug: string): Promise<boolean> {
  return save(form, words, slug, [CHOICE_FIELD + slug], saveChoice)
}

async function saveComment(form: HTMLFormElement, words: Words, slug: string): Promise<boolean> {
  const field = form.elements.namedItem(COMMENT_FIELD + slug)
  if (!(field instanceof HTMLTextAreaElement)) return false
  const text = field.value.trim()
  const isSaved = await save(form, words, slug, [COMMENT_FIELD + slug, CHOICE_FIELD + slug], saveComment)
  if (!isSaved || text === '') return isSaved
  field.value = ''
  const item = document.createElement('li')
  const name = document.createElement('b')
  name.textContent = words.you ?? ''
  item.append(name, text)
  form.querySelector(`[data-comments="${slug}"]`)?.append(item)
  return true
}

async function save(
  form: HTMLFormElement,
  words: Words,
  slug: string,
  names: readonly string[],
  saveAgain: typeof saveChoice,
): Promise<boolean> {
  const all = new FormData(form)
  const name = nameOf(form)
  if (name?.value.trim() === '') {
    waiting.set(slug, saveAgain)
    say(form, slug, words.nameFirst, true)
    askName(form, words, true)
    // Not out of a comment that is being written.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) name.focus()
    return false
  }
  const sent = new URLSearchParams()
  for (const field of [NAME_FIELD, ...names]) sent.set(field, String(all.get(field) ?? ''))
  const problem = await post(sent)
  if (problem === null) waiting.delete(slug)
  const isSaved = problem === null
  say(form, slug, isSaved ? thank(form, words) : (words[problem] ?? words.failed), !isSaved)
  return isSaved
}

/** What is said of an answer that is saved: thanks, once there is one about every venue. */
function thank(form: HTMLFormElement, { saved, thanks }: Words): string | undefined {
  if (waiting.size > 0 || form.querySelector('.shared-choice:not(:has(:checked))')) return saved
  const end = form.querySelector('.shared-thanks')
  if (end) end.textContent = thanks ?? ''
  return thanks
}

/** The problem of an answer; `null` when it is stored. */
async function post(body: URLSearchParams): Promise<string | null> {
  try {
    const answer = await siteFetch(location.pathname, {
      method: 'POST',
      body,
      headers: { Accept: JSON_ANSWER },
    })
    const { problem } = (await answer.json()) as { problem?: string | null }
    return answer.ok && problem === null ? null : (problem ?? 'failed')
  } catch {
    return 'failed'
  }
}

function say(form: HTMLFormElement, slug: string, text = '', isBad = false): void {
  const state = form.querySelector<HTMLElement>(`[data-state="${slug}"]`)
  if (!state) return
  state.textContent = text
  state.toggleAttribute('data-bad', isBad)
}
