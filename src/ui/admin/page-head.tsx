/**
 * # Adding to the back office
 *
 * **A page.** 1. `src/i18n/addresses/paths.ts` and `admin-pages.ts`: its address and id. 2. `src/app/routes.ts`: an entry in the layout
 * `desk`. 3. A thin file in `src/routes/admin/` like `enquiries.tsx`: loader, title, `errorComponent: AdminError`,
 * `codeSplitGroupings` (else it would be bundled into the public files). 4. Its view in the module's `admin/`, which begins
 * with this head, then `.bar` or `.tabs`, then a `.scroll` (with `.pane` where a table adapts to its own width). 5. Styles
 * in a file of their own beside the view, imported in `routes/admin.css`. 6. Texts in both files of `src/i18n/admin-messages/`,
 * read with `useTranslations('admin.…')`. 7. An entry in `layouts/admin/navigation.ts`, if it is a section of its own.
 * `useMe()` (`modules/staff/model/me.ts`) returns the signed-in staff member; other data comes as props from the route.
 *
 * **A function.** In the module's `*.functions.ts`:
 * `createServerFn({ method }).middleware([staffOnly]).validator(schema).handler(({ data, context: { staff } }) => …)`, or
 * `administratorOnly`; sensitive actions take `confirmedStaffOnly` or `confirmedAdministratorOnly` (ADR 0049), and
 * `useAction` asks for the confirmation and repeats the call. A change runs in one transaction and calls `writeAudit(transaction, { actor: staff, action,
 * subject })` there; a new `action` goes into `platform/audit-log/audit-actions.ts` and, as a sentence, into
 * `admin.audit.action`. `tests/site/staff/authorisation.test.ts` covers it automatically. Content that visitors see is
 * changed with `changeContent`, so that their pages follow.
 *
 * **Components.** `DataTable` · `SideSheet` · `AdminDialog` · `ActionMenu` · `AdminField`, `AdminSelect`, `PasswordField` · `Notice` ·
 * `EmptyState` · `SkeletonRows` · `Avatar` · `AdminIcon` · `showToast` (with an undo in `actions`) · `useAction` (one at a time,
 * with a toast on failure) · `useUnsavedChanges` · `useHotKeys`. Classes: `.btn`, `.btn.primary`, `.chip`, `.segments`,
 * `.tabs`, `.pill`, `.shape-mark` and `.clock` (status, reply clock), as in the drawings. No `style` attributes: the policy of the
 * page forbids inline styles; use a class, or `data-*` with `attr()`.
 */
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  /** Muted, beside the title; left out on phones. */
  sub?: ReactNode
  /** Buttons at the end. */
  children?: ReactNode
}

/** The top row of a page of the back office. */
export function AdminPageHead({ title, sub, children }: PageHeadProps) {
  return (
    <header className="top">
      <h1>{title}</h1>
      {sub !== undefined && <span className="sub wide">{sub}</span>}
      <span className="grow" />
      {children}
    </header>
  )
}
