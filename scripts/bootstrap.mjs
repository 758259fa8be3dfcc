// Runs before every command and on whatever Node starts npm, so it uses only what Node 20 has.
// Installs the packages, and with them the pinned Node, whenever the lock file has changed, and writes the table of
// routes that types and checks need when it is missing or older than its source.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
const stamp = path.join(root, 'node_modules', '.installed-lock')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (once for each change of the lock file) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('js') ? [process.execPath, [npm]] : [npm ?? 'npm', []]
  const installed = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (installed.status !== 0) {
    console.error('The packages could not be installed; the lines above say why.')
    process.exit(installed.status ?? 1)
  }
  writeFileSync(stamp, lock)
}

const tree = path.join(root, 'src', 'route-tree.gen.ts')
const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
if (modified(tree) <= modified(path.join(root, 'src', 'app', 'routes.ts'))) {
  const node = path.join(root, 'node_modules', '.bin', 'node')
  const written = spawnSync(node, [path.join(root, 'scripts', 'write-route-tree.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (written.status !== 0) {
    console.error('The table of routes could not be written; the lines above say why.')
    process.exit(written.status ?? 1)
  }
}
