/** The page that shows the mails side by side. */
import { LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import type { PreviewedMail } from './render-previews.ts'

/**
 * @param mails those of one language: the others have the same ids
 * @param ending of the files: empty where a server answers
 */
export function indexPage(mails: readonly PreviewedMail[], ending: '' | '.html'): string {
  const templates = mails
    .map(({ id, template, name }) => `<option value="${id}">${template} (${name})</option>`)
    .join('')
  const languages = LANGUAGE_CODES.map(
    (code) => `<option value="${code}">${LANGUAGES[code].name}</option>`,
  ).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Mails</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #e8ecf1; color: #0f172a; }
  form { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: end; padding: 16px 24px; background: #fff; }
  label { display: grid; gap: 2px; font-size: 13px; }
  select { font: inherit; padding: 8px 10px; }
  #subject { margin: 0; padding: 12px 24px; background: #fff; border-top: 1px solid #dfe5ec; overflow-wrap: anywhere; }
  .frames { display: flex; gap: 24px; padding: 24px; overflow-x: auto; align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: 13px; padding-bottom: 6px; }
  iframe { border: 0; background: #fff; height: 82vh; display: block; }
  .dark figure:not(:last-child) iframe { background: #0c1116; }
</style>
<form>
  <label>Mail <select name="id">${templates}</select></label>
  <label>Language <select name="language">${languages}</select></label>
  <label>Colours <select name="mode"><option>light</option><option>dark</option></select></label>
  <label>Pictures <select name="pictures"><option>shown</option><option>blocked</option></select></label>
</form>
<p id="subject"></p>
<div class="frames light">
  <figure><figcaption>390 px</figcaption><iframe title="390 px" width="390"></iframe></figure>
  <figure><figcaption>700 px</figcaption><iframe title="700 px" width="700"></iframe></figure>
  <figure><figcaption>Text</figcaption><iframe title="Text" width="620"></iframe></figure>
</div>
<script>
  const form = document.querySelector('form')
  const [narrow, wide, text] = document.querySelectorAll('iframe')
  const show = () => {
    const { id, language, mode, pictures } = Object.fromEntries(new FormData(form))
    history.replaceState(null, '', '#' + [id, language, mode, pictures].join('/'))
    document.querySelector('.frames').className = 'frames ' + mode
    for (const frame of [narrow, wide]) {
      frame.sandbox = 'allow-same-origin'
      frame.onload = () => {
        // Whatever the device prefers, the mail shows the colours that were chosen.
        for (const sheet of frame.contentDocument.styleSheets)
          for (const rule of sheet.cssRules)
            if (rule.media?.mediaText.includes('prefers-color-scheme')) rule.media.mediaText = mode === 'dark' ? 'all' : 'not all'
        if (pictures === 'blocked') for (const image of frame.contentDocument.images) image.removeAttribute('src')
        document.querySelector('#subject').textContent = frame.contentDocument.title
      }
      frame.src = language + '/' + id + '${ending}'
    }
    text.src = language + '/' + id + '.txt'
  }
  const wanted = location.hash.slice(1).split('/')
  ;['id', 'language', 'mode', 'pictures'].forEach((name, n) => {
    const select = form.elements[name]
    if ([...select.options].some((option) => option.value === wanted[n])) select.value = wanted[n]
  })
  form.addEventListener('change', show)
  show()
</script>
</html>
`
}
