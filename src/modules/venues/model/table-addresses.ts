/** Where the venues come from as a spreadsheet, and where one is sent to. */
export const VENUES_WORKBOOK = '/api/admin/venues.xlsx'
export const VENUES_CSV = '/api/admin/venues.csv'
export const VENUES_TABLE_IMPORT = '/api/admin/venues-import'
