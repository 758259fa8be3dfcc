import { onPlainClick } from '#/lib/plain-click.ts'

interface ListTabsProps<View extends string> {
  label: string
  views: readonly View[]
  view: View
  nameOf: (view: View) => string
  countOf: (view: View) => number
  /** Format a number in the reader's language. */
  figure: (count: number) => string
  hrefOf: (view: View) => string
  onChoose: (view: View) => void
  /** The view that is highlighted while it has rows. */
  urgent?: View
}

/** Tabs for the views of a list, each with its number of rows. */
export function ListTabs<View extends string>({ label, views, view, ...props }: ListTabsProps<View>) {
  const { countOf, urgent } = props
  return (
    <nav className="tabs" aria-label={label}>
      {views.map((one) => (
        <a
          key={one}
          href={props.hrefOf(one)}
          aria-current={one === view ? 'page' : undefined}
          className={one === urgent && countOf(one) > 0 ? 'hot' : undefined}
          onClick={onPlainClick(() => props.onChoose(one))}
        >
          {props.nameOf(one)} <span>{props.figure(countOf(one))}</span>
        </a>
      ))}
    </nav>
  )
}
