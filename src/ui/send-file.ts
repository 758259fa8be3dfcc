/** Sending one file from the browser, telling how much has left. */
/** What sending reports, and what stops it. */
export interface SendOptions {
  /** Told how much has left, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
  /** Stops it. The promise then stays open. */
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
}

/** What came back: the status, and the body if it was JSON. Status 0: nothing came. */
export interface SendAnswer {
  readonly status: number
  readonly body: unknown
}

/** Sends a file as the body of a POST. Never rejects. `fetch` cannot tell how much has left; the older interface can. */
export function sendFile(
  address: string,
  file: File,
  { onProgress, signal, headers }: SendOptions,
): Promise<SendAnswer> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, body: null })
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
