/** Upload of one file from the browser, with progress. */
/** Progress callback and abort signal. */
export interface SendOptions {
  /** Called with the sent share, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
  /** Signal that aborts the upload; the promise then stays pending. */
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
}

/** The response: the status, and the body if it was JSON. Status 0: no response. */
export interface SendAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * Send a file as the body of a POST. Never rejects. Use `XMLHttpRequest`, since `fetch` has no upload
 * progress.
 */
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
