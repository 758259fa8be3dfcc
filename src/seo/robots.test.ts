import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

const SITE = 'https://site.example'

test('robots.txt closes the admin under every prefix and the endpoints', () => {
  const lines = robotsText(SITE).split('\n')
  for (const path of ['/admin', '/fr/admin', '/ko/admin', '/api/', '/_serverFn/']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).not.toContain('Disallow: /')
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})
