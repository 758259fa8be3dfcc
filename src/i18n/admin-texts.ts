import type en from './admin-messages/en.json'

/**
 * Texts of the back office. They live apart from the ten languages of the site and stand under the one key `admin`:
 * `useTranslations('admin.people')`.
 */
export interface AdminMessages {
  readonly admin: typeof en
}
