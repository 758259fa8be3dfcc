import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import type { EditorEquipment } from '../../model/own-equipment.schema.ts'
import { readEquipmentHistory } from '../own-equipment-store.server.ts'
import { addEquipment, nameEquipment, readEquipment } from './own-equipment.repository.server.ts'

const LEA = { id: null, name: 'Léa Morel', network: null, role: 'agent' } as const

function named(given: Partial<EditorEquipment['names']>): EditorEquipment['names'] {
  const names = LANGUAGE_CODES.map((language) => [language, given[language] ?? ''] as const)
  return Object.fromEntries(names) as EditorEquipment['names']
}

describe.each(ENGINES)('own equipment on %s', (engine) => {
  const database = useDatabase(engine)
  const only = async () => {
    const [equipment] = await readEquipment(database().db)
    if (equipment === undefined) throw new Error('there is none')
    return equipment
  }

  test('every change of its names is in its history, and an earlier one can come back', async () => {
    const id = await addEquipment(database(), { icon: 'coffee', names: named({ fr: 'Café' }) }, LEA)
    if (id === undefined) throw new Error('the pictogram was not found')
    const first = await only()
    expect(first).toMatchObject({ id, version: 1, names: { fr: 'Café', ja: '' } })
    const ines = { ...LEA, name: 'Inès Roux' }
    const names = named({ fr: 'Coin café', ja: 'カフェ' })
    const outcome = await nameEquipment(database(), { id, version: 1, names }, ines)
    expect(outcome).toMatchObject({ kind: 'saved', equipment: { version: 2, names: { ja: 'カフェ' } } })
    // Undone by the one who did it.
    await nameEquipment(database(), { id, version: 2, names: first.names }, ines)
    expect((await only()).names).toEqual(first.names)
    const history = await readEquipmentHistory(database().db, id)
    expect(history.map(({ version, actor, event, names }) => [version, actor, event, names])).toEqual([
      [3, 'Inès Roux', 'named', { fr: 'Café' }],
      [2, 'Inès Roux', 'named', { fr: 'Coin café', ja: 'カフェ' }],
      [1, 'Léa Morel', 'added', { fr: 'Café' }],
    ])
    const auditLog = await database().db.selectFrom('audit_log').select('action').execute()
    expect(auditLog.map(({ action }) => action).sort()).toEqual([
      'equipment.added',
      'equipment.named',
      'equipment.named',
    ])
  })

  test('a change of older names is a conflict and overwrites nothing', async () => {
    const id = await addEquipment(database(), { icon: 'coffee', names: named({ fr: 'Café' }) }, LEA)
    if (id === undefined) throw new Error('the pictogram was not found')
    const rename = (fr: string) =>
      nameEquipment(database(), { id, version: 1, names: named({ fr }) }, { ...LEA, name: fr })
    const outcomes = await Promise.all([rename('Thé'), rename('Eau')])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved'])
    const saved = outcomes.find(({ kind }) => kind === 'saved')
    expect(saved).toMatchObject({ equipment: { names: (await only()).names } })
    const nowhere = { id: '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0001', version: 1, names: named({ fr: 'x' }) }
    expect(await nameEquipment(database(), nowhere, LEA)).toEqual({ kind: 'missing' })
  })

  test('asked once more after a lost answer it is saved, for the one who made it and for nobody else', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    const ines = await storedColleague(database(), 'Inès Roux')
    const id = await addEquipment(database(), { icon: 'coffee', names: named({ fr: 'Café' }) }, lea)
    if (id === undefined) throw new Error('the pictogram was not found')
    const change = { id, version: 1, names: named({ fr: 'Thé' }) }
    const first = await nameEquipment(database(), change, lea)
    expect(first).toMatchObject({ kind: 'saved', equipment: { version: 2 } })
    expect(await nameEquipment(database(), change, lea)).toEqual(first)
    expect(await nameEquipment(database(), change, ines)).toMatchObject({ kind: 'conflict' })
    const other = { ...change, names: named({ fr: 'Eau' }) }
    expect(await nameEquipment(database(), other, lea)).toMatchObject({ kind: 'conflict' })
    expect(await readEquipmentHistory(database().db, id)).toHaveLength(2)
  })

  test('what was there before histories were kept has its first names in it', async () => {
    const id = '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0002'
    await database()
      .db.insertInto('own_equipment')
      .values({ id, icon: 'coffee', created_at: '2026-01-01T00:00:00Z' })
      .execute()
    await database()
      .db.insertInto('own_equipment_name')
      .values({ equipment_id: id, language: 'fr', name: 'Café' })
      .execute()
    await nameEquipment(database(), { id, version: 1, names: named({ fr: 'Thé' }) }, LEA)
    expect(await readEquipmentHistory(database().db, id)).toMatchObject([
      { version: 2, actor: 'Léa Morel', names: { fr: 'Thé' } },
      { version: 1, actor: null, event: 'found', at: '2026-01-01T00:00:00Z', names: { fr: 'Café' } },
    ])
  })
})
