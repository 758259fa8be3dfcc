import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isIsoDay } from '#/lib/iso-day.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undo } from '#/ui/admin/use-undo.ts'
import { type BookingView, tickBookingCheck } from '../../booking.functions.ts'
import { BOOKING_CHECKS, type BookingCheckItem } from '../../model/booking-checks.ts'

/** What has to be seen to for a booking, ticked off with its day. */
export function BookingChecks({ booking, undo }: { booking: BookingView; undo: Undo }) {
  const t = useTranslations('admin.booking')
  const router = useRouter()
  const client = useQueryClient()
  const { entry, checks, today } = booking
  const change = async (item: BookingCheckItem, from: string | null, day: string | null) => {
    const outcome = await tickBookingCheck({ data: { id: entry.id, item, from, day } })
    await Promise.all([router.invalidate(), client.invalidateQueries({ queryKey: ['history'] })])
    return outcome
  }
  const [tick, ticking] = useAction(
    async (item: BookingCheckItem, from: string | null, day: string | null) => {
      if (day === from) return
      const outcome = await change(item, from, day)
      if (outcome !== 'done')
        return void showToast({ type: 'error', title: t(`refused.${outcome}`), timeout: REFUSED_MS })
      const name = t(`checks.${item}`)
      undo.done(t(day === null ? 'unticked' : 'ticked', { name }), {
        change: name,
        undo: async () => ({ isUndone: (await change(item, day, from)) === 'done' }),
      })
    },
  )
  return (
    <section aria-labelledby="booking-checks" aria-busy={ticking}>
      <h2 id="booking-checks">
        {t('toDo')}{' '}
        <span className="muted">{t('doneOf', { done: checks.length, all: BOOKING_CHECKS.length })}</span>
      </h2>
      <ul className="booking-checks">
        {BOOKING_CHECKS.map((item) => {
          const done = checks.find((check) => check.item === item)
          return (
            <li key={item}>
              <label className="row tick">
                <input
                  type="checkbox"
                  className="check"
                  checked={done !== undefined}
                  onChange={() => void tick(item, done?.day ?? null, done ? null : today)}
                />
                <span>{t(`checks.${item}`)}</span>
              </label>
              {done && (
                <span className="booking-done">
                  <input
                    key={done.day}
                    type="date"
                    className="input"
                    aria-label={t('dayOf', { name: t(`checks.${item}`) })}
                    defaultValue={done.day}
                    max={today}
                    onKeyDown={({ key, currentTarget }) => {
                      if (key === 'Enter') currentTarget.blur()
                    }}
                    onBlur={({ currentTarget }) => {
                      const { value } = currentTarget
                      if (isIsoDay(value)) void tick(item, done.day, value)
                      else currentTarget.value = done.day
                    }}
                  />
                  {done.by && <span className="soft">{done.by}</span>}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
