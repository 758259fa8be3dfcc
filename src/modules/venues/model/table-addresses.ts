/** Where the venues come from as a spreadsheet, and where one is sent to. */
export const VENUES_WORKBOOK = '/api/admin/venues.xlsx'
export const VENUES_CSV = '/api/admin/venues.csv'
export const VENUES_TABLE_IMPORT = '/api/admin/venues-import'

/** The most venues of one file. */
export const MAX_TABLE_VENUES = 5000
