/** The previews as files, to be sent around or opened in a real mail program. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { composeMail } from '../../src/platform/outbox/compose-mail.ts'
import { indexPage } from './index-page.ts'
import { type LoadModule, renderPreviews } from './render-previews.ts'

const FROM = 'rooms@passage.example'

/**
 * Write each mail as `.html`, `.txt` and `.eml`, and an `index.html`. Pictures and links lead to `SITE_URL`.
 * @returns how many mails there are
 */
export async function writePreviews(load: LoadModule, folder: string): Promise<number> {
  const siteUrl = process.env.SITE_URL || 'http://localhost:3000'
  let count = 0
  for (const language of LANGUAGE_CODES) {
    const mails = await renderPreviews(load, language, siteUrl)
    await mkdir(path.join(folder, language), { recursive: true })
    for (const { id, mail } of mails) {
      const file = path.join(folder, language, id)
      const { message } = await composeMail({ ...mail, id }, FROM)
      await writeFile(`${file}.html`, mail.html)
      await writeFile(`${file}.txt`, mail.text)
      await writeFile(`${file}.eml`, message)
      count += 1
    }
    if (language === 'en') await writeFile(path.join(folder, 'index.html'), indexPage(mails, '.html'))
  }
  return count
}
