import { LANGUAGE_CODES, LANGUAGES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import type { EquipmentNames } from '../../model/own-equipment.schema.ts'

/** The languages in which two sets of names differ. */
export function NameDifferences({
  before,
  after,
}: {
  before: EquipmentNames | undefined
  after: EquipmentNames
}) {
  const nameOf = useLanguageNames()
  const changed = LANGUAGE_CODES.filter((language) => (before?.[language] ?? '') !== (after[language] ?? ''))
  return (
    <dl className="diff">
      {changed.map((language) => (
        <div key={language} className="diff-row">
          <dt>{nameOf(language)}</dt>
          <dd lang={LANGUAGES[language].tag}>
            {before?.[language] && <del>{before[language]}</del>}{' '}
            {after[language] && <ins>{after[language]}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
