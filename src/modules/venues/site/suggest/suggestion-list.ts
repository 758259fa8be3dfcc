/** Drawing suggestions: groups with headings, and the typed letters heavier. */
import type { Suggestion, Suggestions } from '../../model/suggestions.ts'

/** An option of the list, and what it stands for; without that it searches the texts for what was typed. */
export interface DrawnOption {
  readonly element: HTMLElement
  readonly suggestion?: Suggestion
}

/** The list in the order in which it is walked through. */
export interface DrawnList {
  readonly elements: readonly HTMLElement[]
  readonly options: readonly DrawnOption[]
}

/**
 * Draw the groups of a list.
 * @param id of the list; those of its parts begin with it
 */
export function drawSuggestions({ groups, none }: Suggestions, id: string): DrawnList {
  const options: DrawnOption[] = []
  const option = (...content: (Node | string)[]) => {
    const element = make('div', { role: 'option', id: `${id}-${options.length}`, 'aria-selected': 'false' })
    element.append(...content)
    return element
  }
  const elements = groups.map(({ name, suggestions }, at) => {
    const heading = make('div', { id: `${id}-group-${at}`, role: 'presentation' }, name)
    const group = make('div', { role: 'group', 'aria-labelledby': heading.id })
    group.append(heading)
    for (const suggestion of suggestions) {
      const element = option(markedName(suggestion), ' ', make('small', {}, suggestion.note))
      options.push({ element, suggestion })
      group.append(element)
    }
    return group
  })
  if (none === '') return { elements, options }
  const element = option(none)
  options.push({ element })
  return { elements: [element], options }
}

/** An element with attributes and a text. */
export function make(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.textContent = text
  return element
}

function markedName({ name, marks }: Suggestion): HTMLElement {
  const element = make('span', {})
  let done = 0
  for (const [from, to] of marks) {
    element.append(name.slice(done, from), make('b', {}, name.slice(from, to)))
    done = to
  }
  element.append(name.slice(done))
  return element
}
