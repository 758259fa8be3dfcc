/** A page to share: its whole address and its title. */
export interface SharedPage {
  url: string
  title: string
}

/** A network or messenger with a form of its own on the web. */
export type ShareNetwork = 'facebook' | 'linkedin' | 'x' | 'whatsapp' | 'line' | 'telegram'

/**
 * Text as a value in a query. Letters beyond ASCII stay as they are: a browser encodes them on the way (URL Standard, “URL code
 * points”), and encoded here they are the heaviest words of a Cyrillic or Asian page.
 */
export const queryValue = (text: string) =>
  text.toWellFormed().replaceAll(/[\0-\x7f]+/g, (ascii) => encodeURIComponent(ascii))

/** Address of a network's own form with the page filled in. */
export function networkAddress(network: ShareNetwork, { url, title }: SharedPage): string {
  const page = queryValue(url)
  const text = queryValue(title)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    x: `https://twitter.com/intent/tweet?url=${page}&text=${text}`,
    whatsapp: `https://wa.me/?text=${text}%20${page}`,
    line: `https://social-plugins.line.me/lineit/share?url=${page}`,
    telegram: `https://t.me/share/url?url=${page}&text=${text}`,
  }[network]
}

/** A `mailto:` address with subject and body filled in (RFC 6068). */
export const mailAddress = (subject: string, body: string) =>
  `mailto:?subject=${queryValue(subject)}&body=${queryValue(body)}`
