/** The logo beside the name, in the back office. */
export function Brand({ name, href }: { name: string; href: string }) {
  return (
    <a className="brand" href={href}>
      <svg viewBox="0 0 18 22" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 22V9a8 8 0 0 1 16 0v13" strokeWidth="2" />
        <path d="M5.5 22V10a3.5 3.5 0 0 1 7 0v12" strokeWidth="2" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
