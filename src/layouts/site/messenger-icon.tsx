import type { Messenger } from './share-targets.ts'

const SHAPES = {
  wechat: (
    <>
      <path d="M9.5 15.5c-.8 0-1.6-.1-2.3-.4L4.5 16.5l.7-2.4A6 6 0 0 1 3 9.8C3 6.6 5.9 4 9.5 4c3.2 0 5.9 2.1 6.4 4.8" />
      <path d="M21 14.6c0-2.6-2.4-4.6-5.3-4.6s-5.2 2-5.2 4.6 2.3 4.7 5.2 4.7c.7 0 1.3-.1 1.9-.3l2.1 1.1-.5-1.9a4.6 4.6 0 0 0 1.8-3.6Z" />
      <path d="M7.5 8.2v.1M11.5 8.2v.1M14 13.4v.1M17.4 13.4v.1" />
    </>
  ),
  line: (
    <>
      <path d="M12 4c5 0 9 3.1 9 7 0 3.6-4.6 6.5-9 9.5v-2.6c-5-.1-9-3.1-9-6.9 0-3.9 4-7 9-7Z" />
      <path d="M7.2 9.2v3.6h1.6M11 9.2v3.6M13 12.8V9.2l2.2 3.6V9.2" />
    </>
  ),
  kakaotalk: (
    <path d="M12 4.5c5 0 9 3 9 6.8s-4 6.8-9 6.8c-.6 0-1.1 0-1.6-.1L6.5 20.5l.7-3.6c-2.5-1.2-4.2-3.2-4.2-5.6 0-3.8 4-6.8 9-6.8Z" />
  ),
  telegram: <path d="M3.5 11.5 20.5 4.5l-2.8 15-6-4.4-2.9 3-.6-5.2zM8.2 12.9l8.5-5.4-5 7.6" />,
}

/** The sign of a messenger, in the manner of `ui/site/icon.tsx`; apart from it, for no island needs these shapes. */
export function MessengerIcon({ id }: { id: Messenger['id'] }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[id]}
    </svg>
  )
}
