import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const STAY = {
  ...{ uid: 'D-26-0042@passage.example', title: 'Hôtel de Marbeuf, D-26-0042' },
  ...{ firstDay: '2027-03-26', lastDay: '2027-03-28', address: '12 rue de Marbeuf; 75008 Paris' },
  description: 'Set-up from 8:00,\nkeys at the porter’s.\r\nBEGIN:VALARM',
}

test('the last day is included, also the one on which clocks change, and no text becomes a line of its own', () => {
  const file = calendarFile([STAY], new Date('2026-11-29T10:00:00Z'))
  // Long lines go on after a line break and a blank.
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270326')
  expect(lines).toContain('DTEND;VALUE=DATE:20270329')
  expect(lines).toContain('DTSTAMP:20261129T100000Z')
  expect(lines).toContain('UID:D-26-0042@passage.example')
  expect(lines).toContain('SUMMARY:Hôtel de Marbeuf\\, D-26-0042')
  expect(lines).toContain('LOCATION:12 rue de Marbeuf\\; 75008 Paris')
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
