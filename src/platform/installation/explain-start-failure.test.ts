import { expect, test } from 'vitest'
import { EnvironmentError } from '#/platform/environment-error.ts'
import { explainStartFailure } from '#/platform/installation/explain-start-failure.ts'
import { StartError } from '#/platform/start-error.ts'

const SQLITE = { databaseUrl: 'file:/srv/site/site.db', host: '127.0.0.1', port: 80 }
const POSTGRES = { ...SQLITE, databaseUrl: 'postgres://passage:very-secret@db.example/passage' }
const SOCKET = { ...SQLITE, databaseUrl: 'postgres://passage:very-secret@/passage?host=/run/postgresql' }

const failure = (fields: Record<string, unknown>, message = 'failed') =>
  Object.assign(new Error(message), fields)
/** As the migrations wrap it. */
const wrapped = (cause: Error) => new Error('Preparing the database failed', { cause })

test.each([
  ['a locked file', failure({ errcode: 5 }), SQLITE, /site\.db is locked by another program/],
  ['a locked file, in detail', failure({ errcode: 261 }), SQLITE, /is locked/],
  ['a read-only file', failure({ errcode: 8 }), SQLITE, /may not be written by this user/],
  ['a full disk', wrapped(failure({ errcode: 13 })), SQLITE, /is full. Make room/],
  ['a file that cannot be opened', failure({ errcode: 14 }), SQLITE, /cannot be opened/],
  ['a damaged file', failure({ errcode: 11 }), SQLITE, /is damaged[\s\S]*npm run restore/],
  ['no database', failure({ errcode: 26 }), SQLITE, /is damaged/],
  ['a wrong password', failure({ code: '28P01' }), POSTGRES, /\(db\.example\/passage\) refuses the password/],
  [
    'no such database',
    wrapped(failure({ code: '3D000' })),
    SOCKET,
    /\(\/run\/postgresql\/passage\) has no database/,
  ],
  [
    'a server on a socket that is gone',
    failure({ code: 'ENOENT', syscall: 'connect' }),
    SOCKET,
    /does not answer/,
  ],
  ['a server that is starting', failure({ code: '57P03' }), POSTGRES, /is starting or stopping/],
  ['a user without rights', failure({ code: '42501' }), POSTGRES, /grant create/],
  ['a full disk of PostgreSQL', failure({ code: '53100' }), POSTGRES, /no room on its disk/],
  [
    'an unknown host',
    failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' }),
    POSTGRES,
    /cannot be resolved/,
  ],
  [
    'several addresses that refuse',
    new AggregateError([failure({ code: 'ECONNREFUSED', syscall: 'connect' })]),
    POSTGRES,
    /does not answer/,
  ],
  [
    'a server that never answers',
    failure({}, 'timeout exceeded when trying to connect'),
    POSTGRES,
    /does not answer/,
  ],
  ['a low port', failure({ code: 'EACCES', syscall: 'listen' }), SQLITE, /may not listen on port 80/],
  [
    'a foreign address',
    failure({ code: 'EADDRNOTAVAIL', syscall: 'listen' }),
    SQLITE,
    /HOST 127\.0\.0\.1 is not an address/,
  ],
  [
    'a folder without rights',
    failure({ code: 'EACCES', syscall: 'mkdir', path: '/srv/site/running' }),
    SQLITE,
    /\/srv\/site\/running could not be used \(mkdir\): this user may not write/,
  ],
  [
    'a full disk below a folder',
    failure({ code: 'ENOSPC', syscall: 'open', path: '/srv/site/x' }),
    SQLITE,
    /the disk is full/,
  ],
  ['a mistake in the environment', new EnvironmentError(['PORT must be a number']), SQLITE, /PORT must be/],
  ['a refused start', new StartError('Move the folder away.'), SQLITE, /^Move the folder away\.$/],
])('%s is told in words, without the password', (_, error, environment, words) => {
  const text = explainStartFailure(error, environment)
  expect(text).toMatch(words)
  expect(text).not.toMatch(/very-secret|Error:/)
})

test.each([
  ['a defect', new TypeError('x is not a function')],
  ['a statement that is wrong', failure({ code: '42601' })],
  ['a file that is missing', failure({ code: 'ENOENT', syscall: 'open', path: '/srv/x' })],
  ['no error at all', 'text'],
])('%s keeps its stack', (_, error) => {
  expect(explainStartFailure(error, POSTGRES)).toBeUndefined()
})
