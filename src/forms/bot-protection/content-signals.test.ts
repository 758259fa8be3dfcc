import { expect, test } from 'vitest'
import { contentSignals } from './content-signals.ts'

test('ordinary descriptions of events carry no signal', () => {
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
  for (const values of honest) expect(contentSignals(values), JSON.stringify(values)).toEqual([])
})

test('advertising by robots carries its signals', () => {
  const link = 'https://pills.example'
  expect(contentSignals({ message: `[url=${link}]buy[/url]` })).toEqual(['link-code'])
  expect(contentSignals({ message: `<a target="_blank" href="${link}">` })).toEqual(['html-link'])
  expect(contentSignals({ fullName: `Win now ${link}` })).toEqual(['link-in-name'])
  expect(contentSignals({ message: `${link} `.repeat(3) })).toEqual(['links'])
  expect(contentSignals({ message: `${link} `.repeat(8) })).toEqual(['many-links'])
  expect(contentSignals({ message: 'We offer SEO services and backlinks' })).toEqual(['advertising'])
  expect(contentSignals({ company: 'RobertDap', firstName: 'RobertDap', lastName: 'RobertDap' })).toEqual([
    'same-text',
  ])
})
