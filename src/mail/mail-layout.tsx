/** The HTML part of every mail. */
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
import { LANGUAGES } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { MailBlock } from './mail-blocks.tsx'
import type { MailDocument } from './mail-document.ts'
import { mailFaces, STYLE, STYLE_SHEET } from './mail-style.ts'

/** A mail as a page. */
export function MailLayout({ document }: { document: MailDocument }) {
  const { language, subject, preview, title, reference, blocks, notes, footer } = document
  const { serif, sans } = mailFaces(language)
  return (
    <Html lang={LANGUAGES[language].tag} dir="ltr">
      <Head>
        {/* Opened as a page on a phone, it is as wide as the phone. */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Nothing that was typed becomes a link by itself. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={{ ...STYLE.body, fontFamily: sans }}>
        <Container className="page paper" style={STYLE.container}>
          <Text className="green" style={{ ...STYLE.brand, fontFamily: serif }}>
            {AGENCY.name}
          </Text>
          <Hr className="rule" style={STYLE.rule} />
          {title ? (
            <Heading as="h1" className="ink title" style={{ ...STYLE.title, fontFamily: serif }}>
              {title}
            </Heading>
          ) : (
            <Section style={STYLE.letterTop} />
          )}
          {reference && (
            <Section className="frame" align="left" style={STYLE.reference}>
              <Text className="ink-2" style={STYLE.referenceLabel}>
                {reference.label}
              </Text>
              <Text className="ink" style={{ ...STYLE.referenceValue, fontFamily: serif }}>
                {reference.value}
              </Text>
            </Section>
          )}
          <Section>
            {blocks.map((block, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
              <MailBlock key={position} block={block} serif={serif} />
            ))}
          </Section>
          <Hr className="rule" style={{ ...STYLE.rule, margin: '36px 0 20px' }} />
          {notes.map((note) => (
            <Text key={note} className="ink-2" style={STYLE.note}>
              {note}
            </Text>
          ))}
          <Text className="ink-2" style={{ ...STYLE.note, margin: '0 0 36px' }}>
            {footer.agency}
            <br />
            <Link className="green" href={footer.href} style={STYLE.link}>
              {footer.site}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
