/** What happens next, in order: the same list beside a form, after it was sent, and where a page is not left for that. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="next">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
