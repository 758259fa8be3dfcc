/**
 * Speculation rules of public pages: a page of the site is fetched when its link is pointed at or touched. Nothing is
 * prerendered: a page that is never seen would be measured and would run.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/*/admin*', '/api/*', '/*.xml'] } },
          { not: { selector_matches: '[target], [download], [data-filter]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
