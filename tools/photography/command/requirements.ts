import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PhotographyProblem } from './problem.ts'
import { tell } from './progress.ts'

/** The system's: Blender and the packages below come from Debian, and belong to its Python. */
export const PYTHON = process.env.PYTHON ?? '/usr/bin/python3'
export const BLENDER = process.env.BLENDER ?? 'blender'

const MODULES = { numpy: 'python3-numpy', PIL: 'python3-pil', cv2: 'python3-opencv', torch: 'python3-torch' }

/** What is there: whether Blender and Python answer, and which Python modules load. */
export interface Found {
  readonly blender: boolean
  readonly python: boolean
  readonly modules: readonly string[]
}

/** The Debian packages that bring what is absent. */
export function missingPackages({ blender, python, modules }: Found): string[] {
  const wanted = Object.entries(MODULES).filter(([module]) => !modules.includes(module))
  return [
    ...(blender ? [] : ['blender']),
    ...(python ? [] : ['python3']),
    ...wanted.map(([, debianPackage]) => debianPackage),
  ]
}

/**
 * Makes sure of Blender, Python and its modules: as root on Debian installs what is absent.
 * @throws {PhotographyProblem} naming the packages when something stays absent
 */
export function ensureRequirements(): void {
  const missing = missingPackages(look())
  if (missing.length === 0) return
  tell(`Absent: ${missing.join(' ')}`)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tell('Installing them with apt-get …')
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing])
  }
  const still = missingPackages(look())
  if (still.length === 0) return
  throw new PhotographyProblem(
    `Install what is absent, on Debian: apt-get install --no-install-recommends ${still.join(' ')}\n` +
      'BLENDER and PYTHON in the environment name programs that are elsewhere.',
  )
}

function look(): Found {
  const names = Object.keys(MODULES)
  // Found, not imported: to load all four takes seconds.
  const program = `import importlib.util as u\nprint(*[n for n in ${JSON.stringify(names)} if u.find_spec(n)])`
  const python = spawnSync(PYTHON, ['-c', program], { encoding: 'utf8' })
  return {
    blender: spawnSync(BLENDER, ['--version'], { stdio: 'ignore' }).status === 0,
    python: python.status === 0,
    modules: python.status === 0 ? python.stdout.trim().split(' ') : [],
  }
}

function run(command: string, args: readonly string[]): void {
  tell(`$ ${command} ${args.join(' ')}`)
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
