/** With script a choice is saved at once, and a comment without leaving the page. Without, the form is sent as it is. */

import { JSON_ANSWER } from '#/forms/send-form.ts'
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
      void save(form, words, target.name.slice(CHOICE_FIELD.length), [target.name])
    if (target instanceof HTMLInputElement && target.name === NAME_FIELD) void saveWaiting(form, words)
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
    if (checked && !defaultChecked) await save(form, words, name.slice(CHOICE_FIELD.length), [name])
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

/** Choices that were made before the name was there. */
const waiting = new Set<string>()

async function saveWaiting(form: HTMLFormElement, words: Words): Promise<void> {
  for (const slug of [...waiting]) await save(form, words, slug, [CHOICE_FIELD + slug])
}

async function saveComment(form: HTMLFormElement, words: Words, slug: string): Promise<void> {
  const field = form.elements.namedItem(COMMENT_FIELD + slug)
  if (!(field instanceof HTMLTextAreaElement)) return
  const text = field.value.trim()
  const isSaved = await save(form, words, slug, [COMMENT_FIELD + slug, CHOICE_FIELD + slug])
  if (!isSaved || text === '') return
  field.value = ''
  const item = document.createElement('li')
  const name = document.createElement('b')
  name.textContent = words.you ?? ''
  item.append(name, text)
  form.querySelector(`[data-comments="${slug}"]`)?.append(item)
}

async function save(
  form: HTMLFormElement,
  words: Words,
  slug: string,
  names: readonly string[],
): Promise<boolean> {
  const all = new FormData(form)
  const name = form.elements.namedItem(NAME_FIELD)
  if (name instanceof HTMLInputElement && name.value.trim() === '') {
    waiting.add(slug)
    say(form, slug, words.name, true)
    // Not out of a comment that is being written.
    if (!(document.activeElement instanceof HTMLTextAreaElement)) name.focus()
    return false
  }
  const sent = new URLSearchParams()
  for (const field of [NAME_FIELD, ...names]) sent.set(field, String(all.get(field) ?? ''))
  const problem = await post(sent)
  if (problem === null) waiting.delete(slug)
  say(form, slug, problem === null ? words.saved : (words[problem] ?? words.failed), problem !== null)
  return problem === null
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
