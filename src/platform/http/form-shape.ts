/** Looking at a form's body before it is taken apart, which costs far more than its bytes. */

/** The largest form has some twenty fields and twelve venues or photographs. */
const MAX_FIELDS = 300

const BOUNDARY = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i

/** Whether a body holds more fields or parts than any form of the site can have. */
export function hasTooManyFields(body: Buffer, contentType: string | undefined): boolean {
  if (contentType?.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
    return occursMoreThan(body, '&', MAX_FIELDS)
  }
  const boundary = BOUNDARY.exec(contentType ?? '')?.[1]
  return boundary !== undefined && occursMoreThan(body, `--${boundary}`, MAX_FIELDS)
}

function occursMoreThan(body: Buffer, mark: string, max: number): boolean {
  let found = 0
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    found += 1
    if (found > max) return true
  }
  return false
}
