import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { keyName } from '#/lib/keys.ts'
import { piecesOf, type ReplyField } from '../../model/reply-fields.ts'

/** Imperative handle of the editor. */
export interface ReplyEditorHandle {
  /** Insert a field at the caret, or at the end. */
  insert(field: ReplyField): void
}

interface ReplyEditorProps {
  /** Text with `{fields}`; paragraphs are separated by an empty line. */
  value: string
  onChange: (value: string) => void
  /** Label of a chip, and whether its field still has to be filled in. */
  chip: (field: ReplyField) => { readonly text: string; readonly missing: boolean }
  /** Called when a chip is pressed. */
  onField: (field: ReplyField) => void
  label: string
  lang: string
  handle: Ref<ReplyEditorHandle>
  /** A subject: Enter does nothing. */
  single?: boolean
  /** Id of the element that says what is wrong with the text. */
  errorId?: string | undefined
  onBlur?: () => void
}

/**
 * Plain-text editor in which fields are chips. The browser edits the content; React only sets it when the value comes
 * from elsewhere, so that caret, undo and input methods keep working.
 */
export function ReplyEditor({
  value,
  onChange,
  chip,
  onField,
  label,
  lang,
  handle,
  single = false,
  errorId,
  onBlur,
}: ReplyEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    if (textOf(element) !== value) element.replaceChildren(...nodesOf(value))
    keepLastLine(element)
  }, [value])
  // React reports selections only where all of HTML may be typed. Browsers report them when they have time, so keys and
  // clicks look for themselves: a busy machine would swallow what is typed meanwhile.
  useEffect(() => {
    const look = () => box.current && keepCaretOutOfChips(box.current)
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  // Labels and colours of the chips follow the values and the interface language.
  const writeLabels = () => {
    for (const element of box.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const { text, missing } = chip(element.dataset.field as ReplyField)
      if (element.textContent !== text) element.textContent = text
      element.className = missing ? 'mail-blank miss' : 'mail-blank'
    }
  }
  useEffect(writeLabels)
  useImperativeHandle(handle, () => ({
    insert(field) {
      const element = box.current
      if (!element) return
      keepLastLine(element)
      keepCaretOutOfChips(element)
      insertAtCaret(element, chipOf(field))
      onChange(textOf(element))
      element.focus()
    },
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area has no chips
    <div
      ref={box}
      className={single ? 'editor single' : 'editor'}
      tabIndex={0}
      role="textbox"
      aria-multiline={!single}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      onBlur={(event) => {
        // A field that was typed with its braces becomes a chip once the caret has left.
        if (hasTypedField(event.currentTarget)) {
          event.currentTarget.replaceChildren(...nodesOf(value))
          keepLastLine(event.currentTarget)
          writeLabels()
        }
        onBlur?.()
      }}
      aria-label={label}
      lang={lang}
      spellCheck
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={(event) => {
        keepLastLine(event.currentTarget)
        onChange(textOf(event.currentTarget))
      }}
      onClick={(event) => {
        keepCaretOutOfChips(event.currentTarget)
        const pressed = (event.target as Element).closest<HTMLElement>('[data-field]')
        if (pressed) onField(pressed.dataset.field as ReplyField)
      }}
      onKeyDown={(event) => {
        keepCaretOutOfChips(event.currentTarget)
        if (single && keyName(event) === 'Enter') event.preventDefault()
      }}
    />
  )
}

function chipOf(field: ReplyField): HTMLElement {
  const element = document.createElement('span')
  element.className = 'mail-blank'
  element.contentEditable = 'false'
  element.dataset.field = field
  return element
}

function nodesOf(value: string): Node[] {
  return piecesOf(value).map((piece) =>
    piece.kind === 'text' ? document.createTextNode(piece.text) : chipOf(piece.field),
  )
}

function hasTypedField(box: Node): boolean {
  return [...box.childNodes].some(
    (node) => node instanceof Text && piecesOf(node.data).some(({ kind }) => kind === 'field'),
  )
}

/**
 * Keep a last line behind everything: after a chip, which cannot be typed into, the browser has no place for the caret, and
 * swallows what is typed there.
 */
function keepLastLine(box: HTMLElement): void {
  if (isLastLine(box.lastChild)) return
  for (const former of box.querySelectorAll('br[data-last]')) former.remove()
  const last = document.createElement('br')
  last.dataset.last = ''
  box.append(last)
}

const isLastLine = (node: Node | null): boolean => node instanceof HTMLBRElement && 'last' in node.dataset

/** A click beside or below a chip puts the caret into it, where nothing can be typed: it belongs behind the chip. */
function keepCaretOutOfChips(box: HTMLElement): void {
  const selection = getSelection()
  if (!selection?.isCollapsed || !box.contains(selection.anchorNode)) return
  const { anchorNode } = selection
  const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement
  const chip = element?.closest<HTMLElement>('[data-field]')
  if (!chip || !box.contains(chip)) return
  const range = document.createRange()
  range.setStartAfter(chip)
  selection.removeAllRanges()
  selection.addRange(range)
}

/** Text of the box, with chips as `{fields}`. Browsers represent line breaks in three ways. */
function textOf(box: Node): string {
  let text = ''
  for (const node of box.childNodes) {
    if (isLastLine(node)) continue
    if (node instanceof Text) text += node.data
    else if (node instanceof HTMLElement && node.dataset.field) text += `{${node.dataset.field}}`
    else if (node instanceof HTMLBRElement) text += '\n'
    else text += `${text === '' ? '' : '\n'}${textOf(node)}`
  }
  return text
}

function insertAtCaret(box: HTMLElement, node: Node): void {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  if (!selection || !range || !box.contains(range.commonAncestorContainer)) {
    box.lastChild?.before(node)
    return
  }
  range.deleteContents()
  range.insertNode(node)
  range.setStartAfter(node)
  range.collapse(true)
  selection.removeAllRanges()
  selection.addRange(range)
}
