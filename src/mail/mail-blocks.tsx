/** The parts of a mail in HTML: tables, as the oldest program still in use wants them. */
import { Button, Heading, Section, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import type { Block, Row } from './mail-document.ts'
import { STYLE } from './mail-style.ts'
import { VenueRow } from './mail-venue.tsx'

interface MailBlockProps {
  readonly block: Block
  /** Faces of titles. */
  readonly serif: string
}

/** One part of a mail. */
export function MailBlock({ block, serif }: MailBlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={{ ...STYLE.heading, fontFamily: serif }}>
          {block.text}
        </Heading>
      )
    case 'rows':
      return <LabelledRows rows={block.rows} />
    case 'passage':
      return (
        <Section className="rule" style={STYLE.passage}>
          <Text className="ink-2" style={STYLE.label}>
            {block.label}
          </Text>
          <Text className="ink" style={{ ...STYLE.text, overflowWrap: 'anywhere' }}>
            <Lines text={block.text} />
          </Text>
        </Section>
      )
    case 'steps':
      return <Steps steps={block.steps} serif={serif} />
    case 'venues':
      return block.venues.map((venue) => (
        <VenueRow key={venue.href} venue={venue} large={block.venues.length === 1} serif={serif} />
      ))
    case 'button':
      return (
        <Section style={{ padding: '8px 0 4px' }}>
          <Button className="button" href={block.href} style={STYLE.button}>
            {block.text}
          </Button>
        </Section>
      )
    case 'warning':
      return (
        <Section className="warning" style={STYLE.warning}>
          <Text style={{ ...STYLE.warningText, fontWeight: 600 }}>{block.label}</Text>
          <Text style={STYLE.warningText}>{block.text}</Text>
        </Section>
      )
    case 'signature':
      return (
        <Text className="ink" style={{ ...STYLE.text, margin: '24px 0 0' }}>
          {block.closing}
          <br />
          <Lines text={block.name} />
        </Text>
      )
    default:
      return (
        <Text className="ink" style={STYLE.text}>
          <Lines text={block.text} />
        </Text>
      )
  }
}

/** Label and value side by side, like the label beside a picture. */
function LabelledRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Rows>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <td className="rule" style={STYLE.labelCell}>
            <Text className="ink-2" style={STYLE.label}>
              {label}
            </Text>
          </td>
          <td className="rule" style={STYLE.valueCell}>
            <Text className="ink" style={STYLE.value}>
              <Lines text={value} />
            </Text>
          </td>
        </tr>
      ))}
    </Rows>
  )
}

function Steps({ steps, serif }: { steps: readonly string[]; serif: string }) {
  return (
    <Rows>
      {steps.map((step, position) => (
        <tr key={step}>
          <td style={STYLE.numberCell}>
            <Text className="green" style={{ ...STYLE.number, fontFamily: serif }}>
              {position + 1}
            </Text>
          </td>
          <td style={STYLE.stepCell}>
            <Text className="ink" style={{ ...STYLE.text, margin: '0' }}>
              {step}
            </Text>
          </td>
        </tr>
      ))}
    </Rows>
  )
}

/** A table that says nothing to screen readers. */
function Rows({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ width: '100%' }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** Line breaks as elements: Outlook knows no `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
    <Fragment key={position}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ))
}
