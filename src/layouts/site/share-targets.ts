/** A page to share: its whole address and its title. */
export interface SharedPage {
  url: string
  title: string
}

/** The networks of the share menu, in its order; the id is also the name of the icon (behaviour 9.6). */
export const SHARE_NETWORKS = ['facebook', 'linkedin', 'x', 'whatsapp'] as const

export type ShareNetwork = (typeof SHARE_NETWORKS)[number]

/** Address of a network's own form with the page filled in. */
export function shareAddress(network: ShareNetwork, { url, title }: SharedPage): string {
  const page = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    x: `https://twitter.com/intent/tweet?url=${page}&text=${text}`,
    whatsapp: `https://wa.me/?text=${text}%20${page}`,
  }[network]
}

/** A `mailto:` address with subject and body filled in. */
export function mailAddress(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
