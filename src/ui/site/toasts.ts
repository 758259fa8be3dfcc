/** Toasts (behaviour 9.3): lines at the lower edge that go by themselves, with at most two actions. */
import type { Toast, ToastRequest } from './toast.ts'

/** Default duration of a toast in milliseconds (behaviour 5.1). */
export const TOAST_TIMEOUT = 3000

/** One that offers something is read, decided upon, and reached: also behaviour 5.1. */
const ACTIONS_TIMEOUT = 7000

/** Most toasts visible at once: what was done last, and what can still be taken back. */
const MAX = 2

const ICONS = { success: 'check', error: 'warning', info: 'info' } as const

interface Shown {
  readonly toast: Toast
  readonly box: HTMLElement
  /** Milliseconds left, while the timer stands. */
  left: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const shown: Shown[] = []

let runCommand: (name: string, value: unknown) => void = () => undefined

/**
 * Show a toast.
 * @param keptKey session storage key under which toasts wait for the next page of the site, with the time they have left
 * @param run runs the command of an action
 */
export function showToast(toast: ToastRequest, keptKey: string, run: typeof runCommand): void {
  if (runCommand !== run) {
    addEventListener('pagehide', () => keep(keptKey))
    followFocus()
  }
  runCommand = run
  const { avoid, collects, ends, takes, ...own } = toast
  const timeout = toast.actions?.length ? ACTIONS_TIMEOUT : TOAST_TIMEOUT
  const next = { icon: ICONS[toast.type], timeout, actions: [], ...own }
  const older = shown.find(({ toast: { about } }) => about !== undefined && about === own.about)
  for (const one of [...shown]) {
    if (one.toast.about !== undefined && one.toast.about === ends) dismiss(one)
    else if (takes !== undefined && one !== older) takeFrom(one, takes)
  }
  show(collects && older ? withItems(next, [...itemsOf(older.toast), ...itemsOf(next)]) : next)
  spared = avoid
  keepClear()
}

/** What a toast can take back, in its order. */
interface Item {
  readonly id: string
}

const itemsOf = ({ actions }: Toast): readonly Item[] =>
  actions.flatMap(({ value }) => (Array.isArray(value) ? (value as Item[]) : []))

/** The toast of a run: how many there are, and all of them in its action. */
function withItems(toast: Toast, items: readonly Item[]): Toast {
  const title = toast.title.replace(/ \(\d+\)$/u, '')
  const actions = toast.actions.map((action) =>
    Array.isArray(action.value) ? { ...action, value: items } : action,
  )
  return { ...toast, title: items.length > 1 ? `${title} (${items.length})` : title, actions }
}

/** What is no longer so is not said beside what is. */
function takeFrom(one: Shown, id: string): void {
  const items = itemsOf(one.toast)
  const left = items.filter((item) => item.id !== id)
  if (left.length === items.length) return
  const timeout = timeLeft(one)
  dismiss(one)
  if (left.length > 0) show({ ...withItems(one.toast, left), timeout })
}

/** What the latest toast is about and must not cover. */
let spared: Element | null | undefined

/** Where the focus of the keyboard goes is never covered: the page scrolls to it once everybody has heard. */
function followFocus(): void {
  addEventListener('focusin', () => requestAnimationFrame(keepClear))
  addEventListener('scrollend', keepClear)
}

/**
 * Toasts stand at the lower edge, or below the header where they cover less: of what they are about, of the focus, and of
 * the button that is fixed to the lower edge. What fills the screen is covered either way.
 */
function keepClear(): void {
  const region = document.querySelector<HTMLElement>('.toasts')
  // What a hand is on stays where it is.
  if (!region || shown.length === 0 || region.matches(':hover, :focus-within')) return
  const boxes = [spared, document.querySelector(':focus-visible'), document.querySelector('.dock')].flatMap(
    (one) => (one && one !== document.body ? [one.getBoundingClientRect()] : []),
  )
  const covered = () => {
    const own = region.getBoundingClientRect()
    return boxes.filter(
      (other) =>
        own.top < other.bottom && own.bottom > other.top && own.left < other.right && own.right > other.left,
    ).length
  }
  delete region.dataset.at
  const below = covered()
  if (below === 0) return
  region.dataset.at = 'top'
  if (covered() >= below) delete region.dataset.at
}

function keep(key: string): void {
  const toasts = shown.map((one) => ({ ...one.toast, timeout: timeLeft(one) }))
  try {
    if (toasts.length > 0)
      sessionStorage.setItem(key, JSON.stringify([document.documentElement.lang, toasts]))
  } catch {
    // Storage is forbidden: they end with the page.
  }
}

function show(toast: Toast): void {
  const region = document.querySelector('.toasts')
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast="${toast.icon}"]`)
  const box = template?.content.firstElementChild?.cloneNode(true)
  if (!region || !(box instanceof HTMLElement)) return
  const one: Shown = { toast, box, left: toast.timeout, startedAt: 0, timer: undefined }
  box.dataset.type = toast.type
  const [title, close] = [box.querySelector('p'), box.querySelector('button')]
  if (title) title.textContent = toast.title
  close?.addEventListener('click', () => dismiss(one))
  addActions(one)
  for (const old of shown.filter(({ toast: { about } }) => about !== undefined && about === toast.about))
    dismiss(old)
  // One that takes nothing back goes first.
  if (shown.length >= MAX) dismiss(shown.find(({ toast }) => !takesBack(toast)) ?? (shown[0] as Shown))
  shown.push(one)
  region.append(box)
  waitForHands(one)
  start(one)
}

const takesBack = ({ actions }: Toast) => actions.some(({ command }) => command !== undefined)

function addActions(one: Shown): void {
  const { actions } = one.toast
  if (actions.length === 0) return
  const row = document.createElement('div')
  row.className = 'toast-actions'
  for (const { label, href, command, value } of actions) {
    const action = document.createElement(href === undefined ? 'button' : 'a')
    action.className = 'link toast-action'
    action.textContent = label
    if (action instanceof HTMLAnchorElement) action.href = href ?? ''
    else action.type = 'button'
    action.addEventListener('click', () => {
      if (command !== undefined) runCommand(command, value)
      dismiss(one)
    })
    row.append(action)
  }
  one.box.querySelector('p')?.after(row)
}

/** The timer stands while a pointer or the focus is on the toast (behaviour 5.1). */
function waitForHands(one: Shown): void {
  const { box } = one
  const holds = new Set<string>()
  const hold = (hand: string, isOn: boolean) => () => {
    if (isOn) holds.add(hand)
    else holds.delete(hand)
    if (holds.size === 0) start(one)
    else stop(one)
  }
  box.addEventListener('pointerenter', hold('pointer', true))
  box.addEventListener('pointerleave', hold('pointer', false))
  box.addEventListener('focusin', hold('focus', true))
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) hold('focus', false)()
  })
}

function start(one: Shown): void {
  if (one.toast.timeout === 0 || one.timer !== undefined) return
  one.startedAt = performance.now()
  one.timer = setTimeout(() => dismiss(one), one.left)
}

function stop(one: Shown): void {
  one.left = timeLeft(one)
  clearTimeout(one.timer)
  one.timer = undefined
}

function timeLeft({ toast, timer, left, startedAt }: Shown): number {
  if (toast.timeout === 0) return 0
  return Math.max(1, timer === undefined ? left : left - (performance.now() - startedAt))
}

function dismiss(one: Shown): void {
  stop(one)
  one.box.remove()
  const at = shown.indexOf(one)
  if (at !== -1) shown.splice(at, 1)
}
