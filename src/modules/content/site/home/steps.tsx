interface StepsProps {
  readonly title: string
  readonly steps: ReadonlyArray<{ readonly title: string; readonly text: string }>
}

/** The agency's process in three steps. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section className="section">
      <div className="wrap grid steps">
        <h2>{title}</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
