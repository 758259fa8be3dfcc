/** The filter form; the sort order lies outside it and belongs to it by this id. */
export const FORM_ID = 'filters'

/** The sheet that holds the form on narrow screens. */
export const SHEET_ID = 'filter-sheet'
