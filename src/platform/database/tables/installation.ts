/** Which installation this database belongs to. */

/** The only row is named `site`. */
export interface InstallationTable {
  name: 'site'
  /** UUID; the same stands in `DATA_DIR/installation.json`. */
  id: string
  /** ISO 8601, UTC. */
  created_at: string
}

/** The installation's part of the schema. */
export interface InstallationTables {
  installation: InstallationTable
}
