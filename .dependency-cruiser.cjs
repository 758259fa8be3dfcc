/**
 * The walls of the house (ARCHITECTURE.md): which room may import which. Checked by `npm run lint`, and derived from the
 * tables of `scripts/import-rooms.cjs`.
 */

const { ROOMS, MODULES, PARTS } = require('./scripts/import-rooms.cjs')

/** Imports that break a wall today, each to be removed: file → what it may import besides. */
const EXCEPTIONS = {
  'src/forms/form-draft.ts': ['src/modules/enquiries/model/form-fields.ts'],
  'src/forms/read-form.ts': ['src/modules/enquiries/model/form-fields.ts'],
  'src/modules/enquiries/admin/dashboard/to-do.tsx': ['src/modules/content/model/contradictions.ts'],
  'src/modules/enquiries/mail/answer-hours.ts': ['src/modules/content/model/claims.ts'],
  'src/modules/enquiries/mail/venue-cards.ts': ['src/platform/images/allow-list.ts'],
  'src/modules/enquiries/model/enquiry-statuses.ts': [
    'src/modules/enquiries/server/tables/enquiry.ts',
    'src/ui/admin/icon-names.ts',
  ],
  'src/modules/venues/site/detail/quote-card.tsx': ['src/modules/enquiries/model/enquiry-options.ts'],
}

/** Every module may ask who is signed in. */
const STAFF_SESSION = '^src/modules/staff/server/auth/(staff-only|staff-session|staff-needs)\\.ts$'
const TESTS = '\\.(test|fixture)\\.tsx?$'

const escaped = (text) => text.replace(/[.()[\]]/g, '\\$&')
const room = (name) => `^src/${name}/`
const part = (module, name) =>
  name === 'functions' ? `^src/modules/${module}/[^/]+\\.functions\\.ts$` : `^src/modules/${module}/${name}/`

/** One wall, and a wall of its own for each of its files that has an exception. */
function wall(name, from, allowed) {
  const special = Object.keys(EXCEPTIONS).filter((file) => new RegExp(from).test(file))
  const rule = (ruleName, path, pathNot, more) => ({
    name: ruleName,
    severity: 'error',
    from: { path, pathNot: [TESTS, ...pathNot] },
    to: { path: '^src/', pathNot: [...allowed, ...more] },
  })
  const files = special.map((file) => `^${escaped(file)}$`)
  return [
    rule(name, from, files, []),
    ...special.map((file, at) =>
      rule(
        `${name}: ${file}`,
        files[at],
        [],
        EXCEPTIONS[file].map((target) => `^${escaped(target)}$`),
      ),
    ),
  ]
}

const rooms = Object.entries(ROOMS).flatMap(([name, allowed]) =>
  wall(`room ${name}`, room(name), [room(name), ...allowed.map(room)]),
)

const parts = Object.entries(MODULES).flatMap(([module, below]) =>
  Object.entries(PARTS).flatMap(([name, { own, rooms: beside }]) =>
    wall(`module ${module}, ${name}`, part(module, name), [
      ...own.map((sibling) => part(module, sibling)),
      ...beside.map(room),
      ...below.map((other) => part(other, 'model')),
      ...(name === 'server' || name === 'functions' ? [STAFF_SESSION] : []),
      ...(name === 'server'
        ? below.flatMap((other) => [
            `^src/modules/${other}/server/.*(\\.repository|\\.queries)\\.server\\.ts$`,
            `^src/modules/${other}/server/tables/`,
          ])
        : []),
    ]),
  ),
)

module.exports = {
  forbidden: [
    ...rooms,
    ...parts,
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-of-others-as-types',
      comment: 'A module joins the tables of a module below it, and never writes them.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/modules/[^/]+/server/tables/',
        pathNot: '^src/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-keep-off-the-server',
      comment: 'Views reach the server through *.functions.ts only.',
      severity: 'error',
      from: { path: '^src/(modules|ui|i18n|seo|layouts)/.*\\.tsx$' },
      to: { path: '(\\.server\\.ts$|^src/platform/|/server/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no parser for other tools yet; this one reads types and all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: 'route-tree\\.gen\\.ts$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
