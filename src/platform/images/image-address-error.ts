/** A picture address that is not on the allow-list; the message says why. */
export class ImageAddressError extends Error {
  override readonly name = 'ImageAddressError'
}
