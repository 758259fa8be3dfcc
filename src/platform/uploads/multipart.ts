/**
 * Reading a form with files part by part (RFC 7578; RFC 2046, section 5.1), while it arrives. `Request.formData` has
 * the whole body in memory twice, which twelve photographs of a telephone are too large for.
 */

/** A field or file of a `multipart/form-data` body (RFC 7578). */
export interface FormPart {
  readonly name: string
  /** As the browser sent it, or nothing when the part is no file. */
  readonly fileName: string | undefined
  /** As the browser sent it. */
  readonly mediaType: string | undefined
  /** Content; reading may stop before the end, and the rest is then skipped. */
  readonly body: AsyncIterable<Uint8Array>
}

/** The body is not what its header says. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError'
}

/** Headers of a part: a name, a file name and a type need a small part of this. */
const MAX_HEADER_BYTES = 8 * 1024

const LINE_END = Buffer.from('\r\n')
const HEADERS_END = Buffer.from('\r\n\r\n')

/**
 * The parts of a body in their order. A part must be read, or left, before the next one is asked for.
 * @param contentType the header, with the boundary
 * @throws {MultipartError} when the body is malformed or ends too soon
 */
export async function* readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const source = new Source(chunks)
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`)
  // The first delimiter may be at the very beginning, without the line break that belongs to all others.
  source.prepend(LINE_END)
  await drain(source.upTo(delimiter))
  while (!(await isLast(source))) {
    const headers = parseHeaders(await headersOf(source))
    const body = source.upTo(delimiter)
    yield { ...headers, body: { [Symbol.asyncIterator]: () => ({ next: () => body.next() }) } }
    await drain(body)
  }
}

/** The boundary that a `Content-Type` names. */
function boundaryOf(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2] ?? ''
  if (boundary === '' || boundary.length > 70) throw new MultipartError('no usable boundary')
  return boundary
}

/** Bytes after a delimiter: `--` after the last one, else the end of its line. */
async function isLast(source: Source): Promise<boolean> {
  const next = await source.take(2)
  if (next.equals(LINE_END)) return false
  if (next.toString('latin1') === '--') return true
  throw new MultipartError('a delimiter is followed by something else')
}

async function headersOf(source: Source): Promise<string> {
  let text = ''
  for await (const chunk of source.upTo(HEADERS_END)) {
    text += chunk.toString('latin1')
    if (text.length > MAX_HEADER_BYTES) throw new MultipartError('a part has too long headers')
  }
  return Buffer.from(text, 'latin1').toString('utf8')
}

function parseHeaders(text: string): Omit<FormPart, 'body'> {
  const lines = text.split('\r\n')
  const value = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const disposition = value('content-disposition') ?? ''
  const name = parameterOf(disposition, 'name')
  if (!/^form-data\b/i.test(disposition) || name === undefined) {
    throw new MultipartError('a part has no name')
  }
  return { name, fileName: parameterOf(disposition, 'filename'), mediaType: value('content-type') }
}

/** Browsers write `"`, CR and LF as `%22`, `%0D` and `%0A` and leave all else as it is (HTML standard). */
function parameterOf(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition)
  return found?.[1]?.replace(/%(22|0D|0A)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

async function drain(body: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of body) {
    // Skipped.
  }
}

/** Bytes as they arrive, with what has come and is not used yet. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>
  #kept: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  prepend(bytes: Buffer): void {
    this.#kept = Buffer.concat([bytes, this.#kept])
  }

  /** Exactly this many bytes. */
  async take(bytes: number): Promise<Buffer> {
    while (this.#kept.length < bytes) await this.#more()
    const taken = this.#kept.subarray(0, bytes)
    this.#kept = this.#kept.subarray(bytes)
    return taken
  }

  /** Everything before the next `mark`; the mark itself is passed over. */
  async *upTo(mark: Buffer): AsyncGenerator<Buffer, undefined> {
    for (;;) {
      const at = this.#kept.indexOf(mark)
      if (at !== -1) {
        const last = this.#kept.subarray(0, at)
        this.#kept = this.#kept.subarray(at + mark.length)
        if (last.length > 0) yield last
        return undefined
      }
      // The end of what is here may be the beginning of the mark.
      const sure = this.#kept.length - mark.length + 1
      if (sure > 0) {
        const ready = this.#kept.subarray(0, sure)
        this.#kept = this.#kept.subarray(sure)
        yield ready
      }
      await this.#more()
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw new MultipartError('the body ends too early')
    this.#kept = Buffer.concat([this.#kept, value])
  }
}
