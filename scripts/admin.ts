/** `npm run admin -- create | reset-password | list`: accounts of the staff from the shell (docs/operations.md). */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import {
  AccountError,
  createAccount,
  resetPassword,
  resetTwoFactor,
  STAFF_ROLES,
} from '../src/modules/staff/server/accounts.server.ts'
import { generatePassword } from '../src/modules/staff/server/password.server.ts'
import { readStaff } from '../src/modules/staff/server/staff.repository.server.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'

const USAGE = `Usage:
  npm run admin -- create --email E [--name N] [--role administrator|agent] [--password-stdin]
  npm run admin -- reset-password --email E [--password-stdin]
  npm run admin -- reset-two-factor --email E
  npm run admin -- list
A strong password is made and shown once, unless ADMIN_PASSWORD is set or --password-stdin reads one.`

const COMMANDS = ['create', 'reset-password', 'reset-two-factor']

interface Options {
  email?: string
  name?: string
  role?: string
  'password-stdin'?: boolean
}

interface ChosenPassword {
  readonly password: string
  /** Made here, so it has to be shown. */
  readonly made: boolean
}

try {
  loadSettingsFile()
  await run()
} catch (error) {
  const text = error instanceof AccountError ? error.message : explainStartFailure(error)
  if (text === undefined) throw error
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}

async function run(): Promise<void> {
  const { command, options } = readArguments()
  const adminPassword = takePassword(options.email)
  if (command === 'list') return list()
  if (!COMMANDS.includes(command ?? '')) throw new AccountError(USAGE)
  if (options.email === undefined) throw new AccountError(`--email is missing.\n${USAGE}`)
  if (command === 'reset-two-factor') return removeFactors(options.email)
  const { password, made } = await choosePassword(options, adminPassword)
  const database = await prepareDatabase()
  if (command === 'create') {
    const role = STAFF_ROLES.find((known) => known === (options.role ?? STAFF_ROLES[0]))
    if (role === undefined) throw new AccountError(`--role is one of: ${STAFF_ROLES.join(', ')}`)
    await createAccount(database, { email: options.email, name: options.name, role, password })
    process.stdout.write(`${options.email} can sign in as ${role}.\n`)
  } else {
    await resetPassword(database, options.email, password)
    process.stdout.write(`${options.email} has a new password and was signed out everywhere.\n`)
  }
  if (made) process.stdout.write(`Password, shown only now: ${password}\n`)
}

function readArguments(): { command: string | undefined; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string' },
        'password-stdin': { type: 'boolean' },
      },
    })
    return { command: positionals.length === 1 ? positionals[0] : undefined, options: values }
  } catch (error) {
    throw new AccountError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/**
 * The password of `ADMIN_PASSWORD`, unless it stands there for another account. Without `ADMIN_EMAIL` it belongs to
 * this command alone, and the environment would rightly complain about it.
 */
function takePassword(email: string | undefined): string | undefined {
  const { ADMIN_EMAIL: owner, ADMIN_PASSWORD: password } = process.env
  if (!owner) delete process.env.ADMIN_PASSWORD
  return !owner || owner.toLowerCase() === email?.toLowerCase() ? password || undefined : undefined
}

async function choosePassword(options: Options, given: string | undefined): Promise<ChosenPassword> {
  if (options['password-stdin']) {
    return { password: (await text(process.stdin)).replace(/\r?\n$/, ''), made: false }
  }
  return given === undefined ? { password: generatePassword(), made: true } : { password: given, made: false }
}

async function removeFactors(email: string): Promise<void> {
  const database = await prepareDatabase()
  await resetTwoFactor(database, email)
  process.stdout.write(`${email} signs in with the password alone and was signed out everywhere.\n`)
}

async function list(): Promise<void> {
  const database = await prepareDatabase()
  const staff = await readStaff(database)
  if (staff.length === 0)
    process.stdout.write('There are no accounts yet. Create one: npm run admin -- create --email E\n')
  for (const { email, name, role, createdAt, deactivatedAt } of staff) {
    const shut = deactivatedAt === null ? '' : '\tdeactivated'
    const since = createdAt.toISOString().slice(0, 10)
    process.stdout.write(`${email}\t${role}\t${name}\tsince ${since}${shut}\n`)
  }
}
