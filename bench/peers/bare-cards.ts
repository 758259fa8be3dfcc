import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

/** Render cards of about the markup of the venue list with bare React, and nothing around them. */
export function bareCards(count: number): string {
  return renderToString(h('main', null, ...Array.from({ length: count }, (_, number) => card(number))))
}

function card(number: number) {
  const picture = h(
    'picture',
    null,
    ...['avif', 'webp'].map((type) =>
      h('source', { key: type, type: `image/${type}`, srcSet: `/img/${type}/${number} 640w`, sizes: '33vw' }),
    ),
    h('img', { src: `/img/${number}`, alt: `Room ${number}`, width: 1600, height: 1067, loading: 'lazy' }),
  )
  const facts = ['Le Marais', '95 m²', '110', '€1,450'].map((fact) => h('li', { key: fact }, fact))
  return h(
    'article',
    { key: number, className: 'card', 'data-venue': `venue-${number}` },
    h('a', { className: 'card-pic', href: `/venue/${number}` }, picture),
    h(
      'div',
      { className: 'card-label' },
      h('h3', null, h('a', { href: `/venue/${number}` }, `Venue ${number}`)),
    ),
    h('ul', { className: 'facts' }, ...facts),
  )
}
