/** What stands in a rendered page where its first screen ends; the server puts the whole stylesheet there. */
export const FIRST_SCREEN_END = '<template data-first-screen="end"></template>'

/**
 * The end of what a page shows before anybody scrolls. What is before it has its rules in the head; the stylesheet with all
 * rules is fetched here, and what follows is drawn when it has come (`routes/page-style.ts`). The first one of a page counts.
 */
export function FirstScreenEnd() {
  return <template data-first-screen="end" />
}
