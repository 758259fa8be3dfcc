/**
 * Strings that may become script or HTML in the back office, whose policy demands Trusted Types (W3C) and knows this
 * one policy (ADR 0043). The framework writes strings and cannot be made to use a policy of its own, so it is the
 * default one: it lets through what is known letter by letter, or by a grammar that has no way to script.
 */
import { MODE_SCRIPT } from '../inline/mode-script.ts'

/** The inline scripts of the head, which the router puts there again when it leads to another page. */
const SCRIPTS: ReadonlySet<string> = new Set([MODE_SCRIPT])

/** How React makes a script element that does not run by itself. */
const EMPTY_SCRIPT = '<script></script>'

const SHAPE_TAG =
  /<\/?(?:circle|ellipse|g|line|path|polygon|polyline|rect)(?: (?:c?[xy]|[xy][12]|r[xy]?|d|points|width|height|transform|opacity|fill|stroke|(?:clip|fill|stroke)-[a-z]+)="[^"<>&]*")* ?\/?>/g

/** Drawn shapes and nothing else: no link, no handler, no text. */
export function isShape(html: string): boolean {
  return html.replaceAll(SHAPE_TAG, '').trim() === ''
}

/** Whether an address is a script file of the site's build. */
export function isOwnScript(address: string, base: string): boolean {
  const url = URL.parse(address, base)
  return url !== null && url.origin === new URL(base).origin && /^\/assets\/[\w.-]+\.js$/.test(url.pathname)
}

interface PolicyRules {
  createHTML(text: string): string | null
  createScript(text: string): string | null
  createScriptURL(address: string): string | null
}

interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): unknown
}

/**
 * Make the policy. Browsers without Trusted Types need none.
 *
 * zod tries whether it may make functions of text, and the browser reports even a trial that is caught. What its
 * `config({ jitless: true })` sets is set here before zod is loaded: to load it for this would cost more than it saves.
 */
export function allowOwnScripts(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || isShape(text) ? text : null),
    createScript: (text) => (SCRIPTS.has(text) ? text : null),
    createScriptURL: (address) => (isOwnScript(address, location.href) ? address : null),
  })
}
