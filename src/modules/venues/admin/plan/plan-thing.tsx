import { useTranslations } from 'use-intl'
import { DOOR_KINDS, type PlanDoor, ROOM_KINDS, SOLID_KINDS, type VenuePlan } from '../../model/plan/plan.ts'
import type { PlanEditor } from './use-plan-editor.ts'

interface ThingProps {
  editor: PlanEditor
  plan: VenuePlan
}

/** What can be said of the chosen thing besides where it is, and where north is. */
export function PlanThing({ editor, plan }: ThingProps) {
  const t = useTranslations('admin.venuePlan')
  const handle = editor.handles[editor.chosen]
  return (
    <div className="plan-tools">
      <label>
        {t('north')}{' '}
        <input
          className="input"
          type="number"
          min={-180}
          max={180}
          step={5}
          value={plan.north}
          onChange={({ target: { valueAsNumber: north } }) => {
            if (Number.isInteger(north) && Math.abs(north) <= 180) editor.set({ ...plan, north })
          }}
        />
      </label>
      {handle?.list === 'doors' && <Door editor={editor} plan={plan} index={handle.index} />}
      {handle?.list === 'solids' && (
        <Kind
          kinds={SOLID_KINDS}
          value={plan.solids[handle.index]?.kind}
          name={(kind) => t(`solid.${kind}`)}
          onChange={(kind) => editor.set({ ...plan, solids: changed(plan.solids, handle.index, { kind }) })}
        />
      )}
      {handle?.list === 'rooms' && (
        <Kind
          kinds={ROOM_KINDS}
          value={plan.rooms[handle.index]?.kind}
          name={(kind) => t(`room.${kind}`)}
          onChange={(kind) => editor.set({ ...plan, rooms: changed(plan.rooms, handle.index, { kind }) })}
        />
      )}
    </div>
  )
}

function Door({ editor, plan, index }: ThingProps & { index: number }) {
  const t = useTranslations('admin.venuePlan')
  const door = plan.doors[index]
  if (door === undefined) return null
  const change = (part: Partial<PlanDoor>) => editor.set({ ...plan, doors: changed(plan.doors, index, part) })
  return (
    <>
      <Kind
        kinds={DOOR_KINDS}
        value={door.kind}
        name={(kind) => t(`door.${kind}`)}
        onChange={(kind) => change({ kind })}
      />
      <label>
        <input
          type="checkbox"
          checked={door.leaves === 2}
          onChange={({ target }) => change({ leaves: target.checked ? 2 : 1 })}
        />{' '}
        {t('twoLeaves')}
      </label>
      <button type="button" className="btn sm" onClick={() => change({ opens: door.opens === 1 ? -1 : 1 })}>
        {t('otherSide')}
      </button>
    </>
  )
}

interface KindProps<Kind extends string> {
  kinds: readonly Kind[]
  value: Kind | undefined
  name: (kind: Kind) => string
  onChange: (kind: Kind) => void
}

function Kind<K extends string>({ kinds, value, name, onChange }: KindProps<K>) {
  const t = useTranslations('admin.venuePlan')
  return (
    <select
      className="input"
      aria-label={t('kind')}
      value={value}
      onChange={({ target }) => {
        const kind = kinds[target.selectedIndex]
        if (kind !== undefined) onChange(kind)
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {name(kind)}
        </option>
      ))}
    </select>
  )
}

function changed<T>(items: readonly T[], index: number, part: Partial<T>): T[] {
  return items.map((item, at) => (at === index ? { ...item, ...part } : item))
}
