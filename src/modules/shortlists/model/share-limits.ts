/** How large shared lists and the answers to them may be (behaviour 5.16). */

/** How long a list is shared, in days (ADR 0136). */
export const SHARED_DAYS = {
  /** At least, from the moment on which it was shared or updated last. */
  usual: 90,
  /** After the last day of its event. */
  afterEvent: 30,
  /** At most, from the moment on which it was first shared: thirteen months, longer than which nobody should be known again. */
  most: 395,
} as const

/** Characters of texts, and numbers of rows. */
export const SHARE_LIMITS = {
  title: 80,
  ownerName: 80,
  note: 500,
  venues: 20,
  /** A reader's name, and what they write about a venue. */
  name: 80,
  comment: 500,
  comments: 100,
  /** Of all readers: twenty-five of them about twenty venues. */
  answers: 500,
  /** In one minute: of one reader, and of all. */
  commentsByReader: 5,
  commentsByAll: 20,
} as const

/** Rows of all lists together: 300 MB of lists at their largest, 150 MB of comments, 60 MB of choices. */
export const SHARED_TOTALS = { lists: 10_000, comments: 100_000, answers: 200_000 } as const

/** A list that nobody has opened for this long after it was shared gives its place up when there is none left. */
export const UNOPENED_DAYS = 7
