/**
 * Error page for a layout that could not be loaded: then there are no messages either, so it uses both
 * languages of the back office.
 */
export function LayoutError() {
  return (
    <main className="empty" id="main" role="alert">
      <h1 lang="fr">Cette page n’a pas pu être chargée</h1>
      <p lang="en" className="soft">
        This page could not be loaded.
      </p>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        <span lang="fr">Réessayer</span> · <span lang="en">Try again</span>
      </button>
    </main>
  )
}
