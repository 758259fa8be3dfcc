/** Rules of a redirect: it starts where there is no page, and ends at one, in one step, or on another site. */
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import type { PageProbe } from '#/platform/http/page-probe.ts'
import { hostOf, isOutside, readOutsideTarget } from '../model/outside-target.ts'
import type { RedirectInput } from '../model/redirect.schema.ts'
import { RedirectList, type RedirectRule } from '../model/redirect-list.ts'
import type { RedirectProblem } from '../model/redirect-problem.ts'
import { pageKey, readablePath, sourceKey } from '../model/source-key.ts'
import { readTypedPath, type TypedPath } from '../model/typed-path.ts'

/** A valid redirect. */
export interface CheckedRedirect {
  readonly source: string
  readonly source_key: string
  readonly covers: 'address' | 'languages'
  readonly target: string
}

interface Rules {
  /** The other redirects. */
  readonly others: readonly (RedirectRule & { readonly source: string })[]
  readonly siteUrl: string
  /** Resolve an address by rendering it. */
  readonly probe: PageProbe
}

/** Check a submitted redirect. */
export async function checkRedirect(
  { source: typedSource, target: typedTarget, languages, leaves = false }: RedirectInput,
  { others, siteUrl, probe }: Rules,
): Promise<CheckedRedirect | RedirectProblem> {
  const source = readTypedPath(typedSource, siteUrl)
  if (source === 'foreign') return { field: 'source', code: 'form' }
  if (typeof source === 'string') return { field: 'source', code: source }
  const key = sourceKey(source.pathname)
  if (key === undefined) return { field: 'source', code: 'exists' }
  const target = readTypedPath(typedTarget, siteUrl)
  const from = { source: readablePath(source.pathname) ?? key, source_key: key }
  if (target === 'foreign') {
    const outside = readOutsideTarget(typedTarget)
    if (outside === undefined) return { field: 'target', code: 'foreign' }
    if (!leaves) return { field: 'target', code: 'leaves', host: hostOf(outside) }
    const checked = { ...from, covers: 'address', target: outside } as const
    return (
      atOthers(checked, others) ??
      (await atSource(source.pathname, probe)) ??
      awaited(checked, others) ??
      checked
    )
  }
  if (typeof target === 'string') return { field: 'target', code: target }

  const covers =
    languages && pageKey(source.pathname) && delocalize(target.pathname) ? 'languages' : 'address'
  const checked = {
    ...from,
    covers,
    target: target.pathname + target.search,
  } as const
  return (
    amongOthers(checked, target, others) ??
    (await atSource(source.pathname, probe)) ??
    (await atTarget(checked.target, probe)) ??
    awaited(checked, others) ??
    checked
  )
}

function amongOthers(
  checked: CheckedRedirect,
  target: TypedPath,
  others: Rules['others'],
): RedirectProblem | undefined {
  const own = new RedirectList([{ id: '', ...checked }])
  if (own.find(target.pathname)) return { field: 'target', code: 'loop' }
  const taken = atOthers(checked, others)
  if (taken) return taken
  const next = new RedirectList(others).find(target.pathname)
  if (next) {
    const back = own.find(pathOf(next.target)) !== undefined
    return back ? { field: 'target', code: 'loop' } : { field: 'target', code: 'chain', to: next.target }
  }
  return undefined
}

function atOthers({ source_key }: CheckedRedirect, others: Rules['others']): RedirectProblem | undefined {
  const taken = others.find((other) => other.source_key === source_key)
  return taken && { field: 'source', code: 'taken', to: taken.target }
}

/** A chain of two from the other end: the page that another redirect leads to was deleted. */
function awaited(checked: CheckedRedirect, others: Rules['others']): RedirectProblem | undefined {
  const own = new RedirectList([{ id: '', ...checked }])
  const before = others.find(({ target }) => !isOutside(target) && own.find(pathOf(target)))
  return before && { field: 'source', code: 'awaited', from: before.source }
}

async function atSource(pathname: string, probe: PageProbe): Promise<RedirectProblem | undefined> {
  const { status, location } = await probe(pathname)
  if (location !== undefined) return { field: 'source', code: 'moved', to: location }
  return status === 404 || status === 410 ? undefined : { field: 'source', code: 'exists' }
}

async function atTarget(target: string, probe: PageProbe): Promise<RedirectProblem | undefined> {
  const { status, location } = await probe(target)
  if (location !== undefined) return { field: 'target', code: 'chain', to: location }
  return status === 200 ? undefined : { field: 'target', code: 'missing' }
}

function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? target
}
