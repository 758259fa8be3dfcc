import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MultipartError, readMultipart } from './multipart.ts'

/** Bytes in pieces of a size: delimiters fall across their edges. */
async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(bytes: Uint8Array, contentType: string, size = 7) {
  const found = []
  for await (const { body, ...head } of readMultipart(pieces(bytes, size), contentType)) {
    const chunks = []
    for await (const chunk of body) chunks.push(chunk)
    found.push({ ...head, text: Buffer.concat(chunks).toString('latin1') })
  }
  return found
}

/** A body as a browser would send it. */
async function encode(form: FormData): Promise<[Uint8Array, string]> {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return [new Uint8Array(await request.arrayBuffer()), request.headers.get('content-type') ?? '']
}

const written = (text: string) =>
  readAll(Buffer.from(text.replaceAll('\n', '\r\n')), 'multipart/form-data; boundary=x')

describe('a form with files', () => {
  test('gives its parts in their order, with names, types and bytes', async () => {
    const form = new FormData()
    form.append('venueName', 'Galerie « Perle »')
    form.append('photos', new File(['\r\n--x\r\nabc'], 'Fenêtre "sud".jpg', { type: 'image/jpeg' }))
    const parts = await readAll(...(await encode(form)))
    const text = Buffer.from('Galerie « Perle »').toString('latin1')
    expect(parts).toEqual([
      { name: 'venueName', fileName: undefined, mediaType: undefined, text },
      { name: 'photos', fileName: 'Fenêtre "sud".jpg', mediaType: 'image/jpeg', text: '\r\n--x\r\nabc' },
    ])
  })

  test('reads what the platform writes, whatever it holds and however it is cut', async () => {
    const value = fc.uint8Array({ maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { maxLength: 4 }),
        fc.integer({ min: 1, max: 90 }),
        async (values, size) => {
          const form = new FormData()
          for (const bytes of values) form.append('photos', new File([bytes], 'a.jpg'))
          const [bytes, type] = await encode(form)
          const texts = (await readAll(bytes, type, size)).map((part) => part.text)
          expect(texts).toEqual(values.map((bytes) => Buffer.from(bytes).toString('latin1')))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a part that is not read to its end is skipped', async () => {
    const form = new FormData()
    form.append('photos', new File(['a'.repeat(1000)], 'a.jpg'))
    form.append('address', 'rue Charlot')
    const [bytes, type] = await encode(form)
    const names = []
    for await (const part of readMultipart(pieces(bytes, 50), type)) {
      names.push(part.name)
      for await (const _ of part.body) break
    }
    expect(names).toEqual(['photos', 'address'])
  })

  const PART = '--x\nContent-Disposition: form-data; name="a"\n\nb'

  test('a file field that was left empty is a file without a name', async () => {
    const part =
      'Content-Disposition: form-data; name="photos"; filename=""\nContent-Type: application/octet-stream'
    expect(await written(`--x\n${part}\n\n\n--x--`)).toEqual([
      { name: 'photos', fileName: '', mediaType: 'application/octet-stream', text: '' },
    ])
  })

  test('what stands before the first and after the last delimiter is ignored', async () => {
    expect(await written(`preamble\n${PART}\n--x--\nepilogue`)).toMatchObject([{ name: 'a', text: 'b' }])
    expect(await written('--x--')).toEqual([])
  })

  test.each([
    ['nothing at all', ''],
    ['no end', PART],
    ['half a delimiter', `${PART}\n--`],
    ['no name', '--x\nContent-Disposition: form-data\n\nb\n--x--'],
    ['another disposition', '--x\nContent-Disposition: attachment; name="a"\n\nb\n--x--'],
    ['no headers', '--x\n\nb\n--x--'],
    ['something behind a delimiter', '--x!\n\nb\n--x--'],
    ['endless headers', `--x\nA: ${'b'.repeat(9000)}\n\nb\n--x--`],
  ])('with %s is refused', async (_, text) => {
    await expect(written(text)).rejects.toThrow(MultipartError)
  })

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('needs a boundary: %s', async (type) => {
    await expect(readAll(Buffer.from('--x--'), type)).rejects.toThrow(MultipartError)
  })
})
