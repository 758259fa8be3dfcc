import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFace, fullFonts, type SiteFont, subsetFonts } from './site-fonts.ts'
import { standInFaces } from './stand-in-fonts.ts'

const MODULE = 'virtual:site-style'
const RESOLVED = `\0${MODULE}`

/**
 * Give the server the rules of the fonts of the public pages, to be written into documents, and put the fonts into the client
 * build (ADR 0062). The scripts of the browser get none: they never render a public page. While developing the fonts are the
 * packages' own, whole.
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
      if (this.environment.config.consumer === 'client') return asModule('', '')
      const faces = isBuild
        ? (await fonts()).map(({ face, fileName }) => fontFace(face, `/${fileName}`))
        : fullFonts().map(({ face, file }) => fontFace(face, `/${path.relative(root, file)}`))
      return asModule(faces.join(''), standInFaces())
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, bytes } of await fonts())
        this.emitFile({ type: 'asset', fileName, source: bytes })
    },
  }
}

function asModule(faces: string, standIns: string): string {
  const version = createHash('sha256').update(faces).digest('base64url').slice(0, 8)
  return `
export const FONT_FACES = ${JSON.stringify(faces + standIns)}
export const FONTS_VERSION = ${JSON.stringify(version)}`
}
