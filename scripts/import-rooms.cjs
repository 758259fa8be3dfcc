/** The rooms of the house and what each may import: read by the import rules and by the test of ARCHITECTURE.md. */

/** What lies beside the modules, and the rooms that each may import; `app` may import everything. */
const ROOMS = {
  routes: ['modules', 'layouts', 'forms', 'seo', 'ui', 'boot', 'platform', 'mail', 'i18n', 'lib'],
  layouts: ['ui', 'boot', 'i18n', 'lib'],
  forms: ['platform', 'ui', 'i18n', 'lib'],
  seo: ['i18n', 'lib'],
  mail: ['i18n', 'lib'],
  ui: ['lib'],
  boot: ['i18n', 'lib'],
  platform: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: [],
}

/** The modules, and those below each. */
const MODULES = {
  desk: ['correspondence', 'enquiries', 'calendar', 'content', 'venues', 'staff'],
  'follow-ups': ['quotes', 'correspondence', 'enquiries', 'calendar', 'content', 'venues', 'staff'],
  quotes: ['correspondence', 'enquiries', 'calendar', 'content', 'venues', 'staff'],
  correspondence: ['enquiries', 'calendar', 'content', 'venues', 'staff'],
  favorites: ['shortlists', 'analytics', 'enquiries', 'calendar', 'content', 'venues', 'staff'],
  shortlists: ['analytics', 'enquiries', 'calendar', 'content', 'venues', 'staff'],
  analytics: ['enquiries', 'calendar', 'content', 'venues', 'staff'],
  enquiries: ['calendar', 'content', 'venues', 'staff'],
  content: ['venues', 'staff'],
  calendar: ['venues', 'staff'],
  venues: ['staff'],
  redirects: ['venues', 'staff'],
  staff: [],
}

/** The parts of a module: what they may import of their own module, of modules below, and the rooms. */
const PARTS = {
  model: { own: ['model'], below: ['model'], rooms: ['forms', 'i18n', 'lib'] },
  server: {
    own: ['server', 'mail', 'model'],
    below: ['model', 'queries', 'record', 'tables'],
    rooms: ['platform', 'forms', 'mail', 'i18n', 'lib'],
  },
  mail: { own: ['mail', 'model'], below: ['mail', 'model'], rooms: ['mail', 'i18n', 'lib'] },
  functions: { own: ['server', 'model'], below: ['model'], rooms: ['forms', 'platform', 'i18n', 'lib'] },
  site: {
    own: ['site', 'functions', 'model'],
    below: ['model'],
    rooms: ['forms', 'seo', 'ui', 'boot', 'i18n', 'lib'],
  },
  admin: {
    own: ['admin', 'functions', 'model'],
    below: ['admin', 'model'],
    rooms: ['forms', 'seo', 'ui', 'boot', 'i18n', 'lib'],
  },
}

module.exports = { ROOMS, MODULES, PARTS }
