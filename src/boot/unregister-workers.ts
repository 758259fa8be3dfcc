/**
 * This site has no service worker; one that an earlier site left here would go on answering in its place. Its file says
 * so too (`former-worker-endpoints.ts`), where its name is known.
 */
export function unregisterWorkers(): void {
  // Absent without encryption, and forbidden where storage is.
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => registrations.map((registration) => registration.unregister()))
    .catch(() => undefined)
}
