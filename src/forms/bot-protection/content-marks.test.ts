import { expect, test } from 'vitest'
import { contentMarks } from './content-marks.ts'

test('what people write about their events carries no mark', () => {
  const honest: Record<string, string>[] = [
    {
      fullName: 'Ingrid Lindqvist',
      message: 'A showroom for forty looks, see https://maison.example/ss27 and www.maison.example',
    },
    { fullName: '林 佳玲', company: '林', message: '我们想在三月租用展厅。' },
    {
      company: 'Aubrac',
      lastName: 'Aubrac',
      message: 'Une vente privée [voir le plan] <au rez-de-chaussée>',
    },
    { fullName: 'X', message: 'x', subject: 'x' },
  ]
  for (const values of honest) expect(contentMarks(values), JSON.stringify(values)).toEqual([])
})

test('what robots write is marked for what it is', () => {
  const link = 'https://pills.example'
  expect(contentMarks({ message: `[url=${link}]buy[/url]` })).toEqual(['link-code'])
  expect(contentMarks({ message: `<a target="_blank" href="${link}">` })).toEqual(['html-link'])
  expect(contentMarks({ fullName: `Win now ${link}` })).toEqual(['link-in-name'])
  expect(contentMarks({ message: `${link} `.repeat(3) })).toEqual(['links'])
  expect(contentMarks({ message: `${link} `.repeat(8) })).toEqual(['many-links'])
  expect(contentMarks({ message: 'We offer SEO services and backlinks' })).toEqual(['advertising'])
  expect(contentMarks({ company: 'RobertDap', firstName: 'RobertDap', lastName: 'RobertDap' })).toEqual([
    'same-text',
  ])
})
