/** Icons of the interface, on a grid of 24 by 24. Class `f` is filled, all others are outlined. */
export const INTERFACE_SHAPES = {
  menu: <path d="M3 8h18M3 16h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  arrow: <path d="M4 12h16M14 6l6 6-6 6" />,
  'arrow-back': <path d="M20 12H4M10 6l-6 6 6 6" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  heart: (
    <path d="M12 20S3.5 14.8 3.5 8.9A4.7 4.7 0 0 1 12 6.2a4.7 4.7 0 0 1 8.5 2.7C20.5 14.8 12 20 12 20Z" />
  ),
  share: <path d="M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18" />,
  phone: (
    <path d="M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4c0 1-1 1.5-2 1.5C10.5 20 4 13.5 3.5 6 3.5 5 4 4 5 4Z" />
  ),
  mail: <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.2 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.4-1.3" />
  ),
  external: <path d="M14 4h6v6M20 4l-9 9M10 5H4.5v14.5H19V14" />,
  filters: (
    <>
      <path d="M3 7h9M18 7h3M3 17h3M12 17h9" />
      <circle cx="15" cy="7" r="2.5" />
      <circle cx="9" cy="17" r="2.5" />
    </>
  ),
  photos: <path d="M4 4h7v16H4zM14 4h6v7h-6zM14 14h6v6h-6z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.3l3.3 2" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5L19.5 7" />,
  warning: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16v.3" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.7V8" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11Z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 11v5.5M13.7 11v5.5" />,
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  dark: <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z" />,
  system: <path d="M3.5 5h17v11.5h-17zM9 20h6M12 16.5V20" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <circle className="icon-fill" cx="16.6" cy="7.4" r="1" />
    </>
  ),
  facebook: (
    <path
      className="icon-fill"
      d="M13.5 21v-8h2.8l.5-3.3h-3.3V7.8c0-1 .4-1.7 1.9-1.7h1.5V3.2c-.4 0-1.3-.2-2.4-.2-2.5 0-4.2 1.5-4.2 4.3v2.4H7.5V13h2.8v8z"
    />
  ),
  linkedin: (
    <path
      className="icon-fill"
      d="M4 9h3.6v11H4zM5.8 3.6a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1ZM10 9h3.4v1.6c.6-1 1.7-1.9 3.4-1.9 3 0 4 1.9 4 5V20h-3.6v-5.6c0-1.5-.4-2.6-1.7-2.6-1.5 0-2 1.1-2 2.6V20H10z"
    />
  ),
  x: <path d="M4.5 4.5h3.8l11.2 15h-3.8zM19 4.5l-6.3 6.9M5 19.5l6.2-6.8" />,
  whatsapp: (
    <>
      <path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19z" />
      <path d="M9 8.5c-.8 3 3.5 7.2 6.5 6.5l.3-1.8-2.2-1-1 1c-1-.3-2-1.3-2.3-2.3l1-1-1-2.2z" />
    </>
  ),
}
