import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFace, fullFonts, type SiteFont, subsetFonts } from './site-fonts.ts'
import { standInFaces } from './stand-in-fonts.ts'

const MODULE = 'virtual:site-style'
const RESOLVED = `\0${MODULE}`

/** The stylesheet of the public pages, without its fonts: the order of layers, and a line for each file. */
const SHEET = 'src/routes/site.css'
const FILE = /^@import "(.+)" layer\((\w+)\);$/gm

/** A page has what it uses of these layers; all others are in each. */
const BY_PAGE = ['components', 'pages']

/**
 * Give the server the minified stylesheet of the public pages as text, file by file, to be written into documents, and
 * put its fonts into the client build (ADR 0062). The scripts of the browser get an empty one: they never render a public
 * page. While developing the fonts are the packages' own, whole.
 */
export function siteStyle(): Plugin {
  let root = ''
  let isBuild = false
  let made: Promise<readonly SiteFont[]> | undefined
  const fonts = () => {
    made ??= subsetFonts()
    return made
  }
  return {
    name: 'passage:site-style',
    configResolved: (config) => {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      if (this.environment.config.consumer === 'client') return asModule('', '', [])
      const sheet = path.join(root, SHEET)
      this.addWatchFile(sheet)
      const text = await readFile(sheet, 'utf8')
      const faces = isBuild
        ? (await fonts()).map(({ face, fileName }) => fontFace(face, `/${fileName}`))
        : fullFonts().map(({ face, file }) => fontFace(face, `/${path.relative(root, file)}`))
      const order = /^@layer .+;$/m.exec(text)?.[0]
      const files = [...text.matchAll(FILE)].map(([, file = '', layer = '']) => ({
        address: path.posix.join('/', path.dirname(SHEET), file),
        layer,
      }))
      // A line that is written otherwise would be missing from every page.
      if (order === undefined || files.length !== text.split('@import').length - 1)
        throw new Error(`${SHEET} holds a line that is not read`)
      return asModule(faces.join(''), standInFaces() + order, files)
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, bytes } of await fonts())
        this.emitFile({ type: 'asset', fileName, source: bytes })
    },
  }
}

interface StyleFile {
  readonly address: string
  readonly layer: string
}

function asModule(faces: string, beginning: string, files: readonly StyleFile[]): string {
  const version = createHash('sha256').update(faces).digest('base64url').slice(0, 8)
  const imports = files.map(({ address }, index) => `import rules${index} from '${address}?inline'`)
  const parts = files.map(
    ({ layer }, index) =>
      `{ layer: ${JSON.stringify(layer)}, rules: rules${index}, isByPage: ${BY_PAGE.includes(layer)} }`,
  )
  return `${imports.join('\n')}
export const STYLE_BEGINNING = ${JSON.stringify(faces + beginning)}
export const STYLE_FILES = [${parts.join(', ')}]
export const FONTS_VERSION = ${JSON.stringify(version)}`
}
