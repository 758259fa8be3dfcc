/**
 * The walls of the house (ARCHITECTURE.md): which room may import which. Checked by `npm run lint`, and derived from the
 * tables of `scripts/import-rooms.cjs`.
 */

const { ROOMS, MODULES, PARTS } = require('./scripts/import-rooms.cjs')

/** Every module may ask who is signed in. */
const STAFF_SESSION = '^src/modules/staff/server/auth/(staff-only|staff-session|staff-needs)\\.ts$'
const TESTS = '\\.(test|fixture)\\.tsx?$'

const room = (name) => `^src/${name}/`
/** What is found elsewhere than in a folder of its name. */
const PLACES = {
  functions: '[^/]+\\.functions\\.ts$',
  queries: 'server/.*(\\.repository|\\.queries)\\.server\\.ts$',
  record: 'server/record/',
  tables: 'server/tables/',
}
const part = (module, name) => `^src/modules/${module}/${PLACES[name] ?? `${name}/`}`

/** What the files of a room or a part may import. */
function wall(name, from, allowed) {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: TESTS },
    to: { path: '^src/', pathNot: allowed },
  }
}

const rooms = Object.entries(ROOMS).map(([name, allowed]) =>
  wall(`room ${name}`, room(name), [room(name), ...allowed.map(room)]),
)

const parts = Object.entries(MODULES).flatMap(([module, lower]) =>
  Object.entries(PARTS).map(([name, { own, below, rooms: beside }]) =>
    wall(`module ${module}, ${name}`, part(module, name), [
      ...own.map((sibling) => part(module, sibling)),
      ...beside.map(room),
      ...lower.flatMap((other) => below.map((theirs) => part(other, theirs))),
      ...(name === 'server' || name === 'functions' ? [STAFF_SESSION] : []),
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
