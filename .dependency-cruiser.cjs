/** The walls of the architecture: imports go down only. Checked by `npm run lint`. */
const feature = '^src/features/([^/]+)/'
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-routes',
      comment: 'Routes are leaves; only the generated tree and other route files know them.',
      severity: 'error',
      from: { pathNot: '^src/(routes/|route-tree\\.gen\\.ts$)' },
      to: { path: '^src/routes/' },
    },
    {
      name: 'no-feature-to-feature',
      severity: 'error',
      from: { path: feature },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/'] },
    },
    {
      name: 'middle-layers-know-no-feature',
      severity: 'error',
      from: { path: '^src/(i18n|seo|ui|emails)/' },
      to: { path: '^src/(features|routes|site)/' },
    },
    {
      name: 'ui-has-no-data',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(seo|emails|server)/' },
    },
    {
      name: 'server-is-the-ground',
      comment: 'Types may come from above; code may not.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(features|routes|site|i18n|seo|ui|emails)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-keeps-off-the-server',
      comment: 'Views reach the server through *.functions.ts only.',
      severity: 'error',
      from: { path: '^src/(features|ui|i18n|seo)/.*\\.tsx$' },
      to: { path: '(\\.server\\.ts$|^src/server/)' },
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
