import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Create another build out of the present one: other names for every script, another id. Below the project, where the
 * packages are found.
 * @returns the folder, to be started like the project's own, and a way to take it away
 */
export function makeSecondBuild(name: string): { folder: string; remove: () => void } {
  const folder = path.join(ROOT, 'test-results', name)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(ROOT, 'dist'), path.join(folder, 'dist'), { recursive: true })
  cpSync(path.join(ROOT, 'package-lock.json'), path.join(folder, 'package-lock.json'))
  // Processes of their own are started from their source.
  symlinkSync(path.join(ROOT, 'src'), path.join(folder, 'src'))

  const client = path.join(folder, 'dist', 'client')
  const assets = path.join(client, 'assets')
  const files = readdirSync(assets)
  const moved = new Map(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, file.replace(/\.js$/, '-second.js')]),
  )
  for (const [from, to] of moved) {
    renameSync(path.join(assets, from), path.join(assets, to))
    // Their twins hold the old names.
    for (const twin of ['.br', '.gz']) rmSync(path.join(assets, from + twin), { force: true })
  }
  const server = path.join(folder, 'dist', 'server', 'server.js')
  for (const file of [...[...moved.values()].map((to) => path.join(assets, to)), server]) {
    const text = readFileSync(file, 'utf8')
    const renamed = [...moved].reduce((all, [from, to]) => all.replaceAll(from, to), text)
    writeFileSync(file, renamed)
  }
  for (const twin of ['', '.br', '.gz'])
    rmSync(path.join(client, 'builds', `latest.json${twin}`), { force: true })
  writeFileSync(path.join(client, 'builds', 'latest.json'), JSON.stringify({ id: 'second' }))
  return { folder, remove }
}
