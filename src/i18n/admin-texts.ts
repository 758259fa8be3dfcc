import type en from './admin-messages/en.json'

/**
 * Messages of the back office, separate from the ten languages of the site and under the key `admin`:
 * `useTranslations('admin.people')`.
 */
export interface AdminMessages {
  readonly admin: typeof en
}
