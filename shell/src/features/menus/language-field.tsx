import type { Locale } from '@croupier/contracts';
import { currentLocale, useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import { useLocaleChoice } from './locale-choice.ts';

/** The same choice as the browser's native list, which is easier to use on a phone. */
export function LanguageField() {
  const own = useTexts('support');
  const { t } = useTexts('shell');
  const { complete, others, coming, choose } = useLocaleChoice();
  return (
    <Select
      name="language"
      label={t('language.label')}
      value={coming ?? currentLocale()}
      aria-busy={coming !== null}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {complete.map(optionOf)}
      {others.length > 0 && (
        <optgroup label={own.t('language.others')}>{others.map(optionOf)}</optgroup>
      )}
    </Select>
  );
}

const optionOf = ({ tag, name }: Locale) => (
  <option key={tag} value={tag} lang={tag}>
    {name}
  </option>
);
