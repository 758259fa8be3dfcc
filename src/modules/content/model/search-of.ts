/** The query of a form without its empty fields, keys sorted: `event=showroom&guests=50`. */
export function searchOf(form: FormData): string {
  const query = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') query.append(name, value)
  query.sort()
  return query.toString()
}
