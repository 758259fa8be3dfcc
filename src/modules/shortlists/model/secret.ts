/** 128 random bits as hexadecimal digits: fits the slug of an address. */
const SECRET = /^[0-9a-f]{32}$/

/** Whether a text may be the token of a link or the secret of an owner. */
export function isSecret(text: string): boolean {
  return SECRET.test(text)
}
