/** The logo: a passage seen from its door, three nested arches. The caller renders the name beside it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 26 32" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M1 31.5V13a12 12 0 0 1 24 0v18.5M5.5 31.5V14a7.5 7.5 0 0 1 15 0v17.5M10 31.5V15a3 3 0 0 1 6 0v16.5" />
    </svg>
  )
}
