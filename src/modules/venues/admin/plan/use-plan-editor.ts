import { useRef, useState } from 'react'
import type { Point, VenuePlan } from '../../model/plan/plan.ts'
import {
  handlesOf,
  moved,
  type PlanHandle,
  type PlanList,
  withCornerAfter,
  withOneMore,
  without,
} from '../../model/plan/plan-handles.ts'
import { useVenueEditor } from '../editor/venue-editor.ts'

/** Steps that are remembered to be undone. */
const MAX_UNDONE = 100

/** Corners snap to this, in metres. */
export const SNAPS = [0.1, 0.5] as const
export type Snap = (typeof SNAPS)[number]

/** The plan of the edited venue, what is chosen in it, and the way back. */
export function usePlanEditor() {
  const { document, update } = useVenueEditor()
  const plan = document.plan
  const undone = useRef<(VenuePlan | null)[]>([])
  const [canUndo, setCanUndo] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [snap, setSnap] = useState<Snap>(0.1)
  const write = (next: VenuePlan | null) => update((now) => ({ ...now, plan: next }))
  const remember = () => {
    undone.current = [...undone.current, plan].slice(-MAX_UNDONE)
    setCanUndo(true)
  }
  const set = (next: VenuePlan | null) => {
    remember()
    write(next)
  }
  const handles = plan ? handlesOf(plan) : []
  const onGrid = (value: number) => Math.round(Math.round(value / snap) * snap * 100) / 100
  const place = (handle: PlanHandle, [x, y]: Point) =>
    moved(plan as VenuePlan, handle, [onGrid(x), onGrid(y)])
  return {
    plan,
    handles,
    /** The chosen handle, by its place among all; one that is gone is the last one. */
    chosen: Math.min(chosen, handles.length - 1),
    choose: setChosen,
    snap,
    setSnap,
    set,
    remember,
    /** While a pointer drags: one step to undo for the whole way. */
    drag: (handle: PlanHandle, to: Point) => plan && write(place(handle, to)),
    step: (handle: PlanHandle, [dx, dy]: Point) =>
      plan && set(place(handle, [handle.at[0] + dx * snap, handle.at[1] + dy * snap])),
    addAfter: (handle: PlanHandle) => {
      if (!plan) return
      set(handle.list === 'outline' ? withCornerAfter(plan, handle.index) : withOneMore(plan, handle.list))
      if (handle.list === 'outline') setChosen(chosen + 1)
    },
    add: (list: PlanList) => {
      if (!plan) return
      const next = withOneMore(plan, list)
      set(next)
      setChosen(handlesOf(next).findLastIndex((handle) => handle.list === list))
    },
    remove: (handle: PlanHandle) => plan && set(without(plan, handle)),
    canUndo,
    undo: () => {
      const before = undone.current.at(-1)
      if (before === undefined) return
      undone.current = undone.current.slice(0, -1)
      setCanUndo(undone.current.length > 0)
      write(before)
    },
  }
}

export type PlanEditor = ReturnType<typeof usePlanEditor>
