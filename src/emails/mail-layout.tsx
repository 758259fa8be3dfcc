/** The HTML part of every mail. Mail programs know no style sheets, so styles stand on the elements. */
import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { Fragment } from 'react'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AGENCY } from '#/settings.ts'
import type { Block, MailDocument } from './mail-document.ts'

const INK = '#0f172a'
const GREEN = '#0d4a36'
const SERIF = "'Playfair Display', Georgia, 'Times New Roman', serif"
const SANS =
  "'Golos Text', 'Helvetica Neue', Arial, 'Hiragino Sans', 'Microsoft YaHei', 'Malgun Gothic', sans-serif"

const text = {
  fontSize: '16px',
  lineHeight: '26px',
  color: INK,
  margin: '0 0 16px',
  whiteSpace: 'pre-line',
} as const
const label = { fontSize: '13px', lineHeight: '20px', color: '#475569', margin: '0' } as const
const heading = {
  fontFamily: SERIF,
  fontSize: '22px',
  lineHeight: '30px',
  fontWeight: 400,
  color: INK,
} as const

/** A mail as a page. */
export function MailLayout({ document }: { document: MailDocument }) {
  return (
    <Html lang={LANGUAGES[document.language].tag} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <title>{document.subject}</title>
      </Head>
      <Preview>{document.preview}</Preview>
      <Body style={{ backgroundColor: '#ffffff', fontFamily: SANS, margin: 0 }}>
        <Container style={{ maxWidth: '600px', padding: '32px 24px' }}>
          <Text style={{ ...text, fontFamily: SERIF, fontSize: '24px', color: GREEN }}>{AGENCY.name}</Text>
          <Heading as="h1" style={{ ...heading, fontSize: '32px', lineHeight: '40px', margin: '0 0 24px' }}>
            {document.title}
          </Heading>
          {document.blocks.map((block, position) => (
            // The parts of a mail never change their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
            <MailBlock key={position} block={block} />
          ))}
        </Container>
      </Body>
    </Html>
  )
}

function MailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <>
          <Hr style={{ borderColor: '#dfe5ec', margin: '24px 0' }} />
          <Heading as="h2" style={{ ...heading, margin: '0 0 16px' }}>
            {block.text}
          </Heading>
        </>
      )
    case 'facts':
      return block.facts.map((fact) => (
        <Section key={fact.label}>
          <Text style={label}>{fact.label}</Text>
          <Text style={text}>
            <Lines text={fact.value} />
          </Text>
        </Section>
      ))
    case 'links':
      return block.links.map((link) => (
        <Text key={link.href} style={{ ...text, margin: '0 0 8px' }}>
          <Link href={link.href} style={{ color: GREEN, textDecoration: 'underline' }}>
            {link.text}
          </Link>
        </Text>
      ))
    case 'note':
      return <Text style={{ ...label, margin: '24px 0 0' }}>{block.text}</Text>
    default:
      return (
        <Text style={text}>
          <Lines text={block.text} />
        </Text>
      )
  }
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
