import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataPlaces } from './data-places.ts'
import { findStorageProblems, identityOfPlace, nameOfPlace, readBucketUrl } from './storage-settings.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'an-id', AWS_SECRET_ACCESS_KEY: 'a-secret' }
const problemsOf = (STORAGE_URL: string, keys = KEYS) => findStorageProblems({ STORAGE_URL, ...keys })

describe('STORAGE_URL', () => {
  test.each([
    ['s3://photos?region=eu-west-3', { bucket: 'photos', prefix: '', region: 'eu-west-3', pathStyle: false }],
    ['s3://photos/a/b-1/?region=eu-west-3', { prefix: 'a/b-1/', endpoint: undefined }],
    ['s3://photos?endpoint=https://s3.example.com', { region: 'us-east-1', pathStyle: true }],
    ['s3://photos?endpoint=http%3A%2F%2Flocalhost:9000/&region=here', { endpoint: 'http://localhost:9000' }],
    ['s3://photos?endpoint=https://s3.example.com&path-style=0', { pathStyle: false }],
  ])('takes %s', (text, expected) => {
    expect(problemsOf(text)).toEqual([])
    expect(readBucketUrl(text)).toMatchObject({ kind: 'bucket', ...expected })
    expect(dataPlaces({ STORAGE_URL: text, ...KEYS }).storage).toEqual(readBucketUrl(text))
  })

  test.each([
    ['s3:photos?region=eu-west-3', /must be file: and a folder, or s3:/],
    ['s3://?region=eu-west-3', /must be file:|names no bucket/],
    ['s3://Photos_1?region=eu-west-3', /names no bucket/],
    ['s3://photos', /must name the region/],
    ['s3://photos?region=eu west', /must name the region/],
    ['s3://photos/../x y?region=eu-west-3', /prefix with other signs/],
    ['s3://id:hush-hush@photos?region=eu-west-3', /must hold no keys: set AWS_ACCESS_KEY_ID/],
    ['s3://photos?region=eu-west-3&key=hush-hush', /knows endpoint=, region= and path-style=/],
    ['s3://photos?endpoint=s3.example.com', /address such as https/],
    ['s3://photos?endpoint=https://id:hush-hush@s3.example.com', /address such as https/],
    ['s3://photos?endpoint=https://s3.example.com/path', /address such as https/],
    ['s3://photos?region=eu-west-3&path-style=yes', /0 or 1 as path-style/],
  ])('refuses %s, and repeats nothing of it', (text, sentence) => {
    const problems = problemsOf(text)
    expect(problems).toEqual([expect.stringMatching(sentence)])
    expect(problems[0]).toMatch(/^STORAGE_URL /)
    expect(problems[0]).not.toContain('hush-hush')
    expect(() => dataPlaces({ STORAGE_URL: text, ...KEYS })).toThrow(sentence)
  })

  test('of a bucket wants keys; of a folder it does not', () => {
    const alone = { AWS_ACCESS_KEY_ID: 'an-id', AWS_SECRET_ACCESS_KEY: '' }
    expect(problemsOf('s3://photos?region=eu-west-3', alone)).toEqual([
      expect.stringMatching(/^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set/),
    ])
    expect(findStorageProblems({ STORAGE_URL: 'file:./photos' })).toEqual([])
    expect(dataPlaces({ DATA_DIR: '/srv/site' }).storage).toEqual({
      kind: 'folder',
      folder: '/srv/site/files',
    })
    expect(dataPlaces({ STORAGE_URL: 'file:./photos' }).storage).toEqual({
      kind: 'folder',
      folder: path.resolve('photos'),
    })
  })

  test('is the same place only on the same server', () => {
    const of = (text: string) => identityOfPlace(readBucketUrl(text))
    const here = of('s3://photos/a?endpoint=https://s3.example.com')
    expect(of('s3://photos/a/?endpoint=https://s3.example.com/&path-style=0')).toBe(here)
    expect(of('s3://photos/a?endpoint=https://s3.example.org')).not.toBe(here)
    expect(of('s3://photos/b?endpoint=https://s3.example.com')).not.toBe(here)
    expect(of('s3://photos/a?region=eu-west-3')).not.toBe(of('s3://photos/a?region=eu-west-1'))
    expect(of('s3://photos/a?region=eu-west-3')).not.toBe(here)
    expect(identityOfPlace({ kind: 'folder', folder: '/srv/files' })).toBe('/srv/files')
  })

  test('is named without its server', () => {
    const place = readBucketUrl('s3://photos/a?endpoint=https://s3.example.com')
    expect(nameOfPlace(place)).toBe('s3://photos/a')
  })
})
