/** Headers of a file that the browser sends as a body of its own. */

/** The name of the file, percent-encoded: headers are Latin-1. */
const FILE_NAME_HEADER = 'x-file-name'

/** The headers of a file that the browser sends as a body of its own. */
export function sentFileHeaders({ name }: { readonly name: string }): Record<string, string> {
  return { [FILE_NAME_HEADER]: encodeURIComponent(name.toWellFormed()) }
}

/** Compared with the bytes of the file and used for nothing else. */
export function declaredTypeOf({ headers }: Request): { fileName?: string; mediaType?: string } {
  const mediaType = headers.get('content-type')
  let fileName: string | undefined
  try {
    fileName = decodeURIComponent(headers.get(FILE_NAME_HEADER) ?? '') || undefined
  } catch {
    // Not what our own script writes: then it claims nothing.
  }
  return { ...(mediaType ? { mediaType } : {}), ...(fileName ? { fileName } : {}) }
}
