import { useQueryClient } from '@tanstack/react-query'

/** Keys of what is kept of enquiries in the browser; a change invalidates by them. */
export const ENQUIRY_KEYS = {
  /** The open enquiry. */
  sheet: ['enquiries', 'sheet'],
  /** What has changed in the list since it was loaded. */
  news: ['enquiries', 'news'],
  counts: ['enquiries', 'counts'],
} as const

/** Fetch again what is shown of enquiries after one has changed. A failure keeps what is shown. */
export function useEnquiryRefresh() {
  const client = useQueryClient()
  const refresh = (part: keyof typeof ENQUIRY_KEYS) =>
    client.invalidateQueries({ queryKey: ENQUIRY_KEYS[part] })
  const list = () => {
    void refresh('counts')
    return refresh('news')
  }
  return {
    /** The open enquiry alone. */
    sheet: () => refresh('sheet'),
    /** The list, and the counts in the navigation, which nobody waits for. */
    list,
    /** The open enquiry, then the list and the counts, which nobody waits for. */
    all: async () => {
      await refresh('sheet')
      void list()
    },
  }
}
