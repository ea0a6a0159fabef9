import { nativeNames, type InLanguages, type Language } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Tabs, type FieldErrors } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import styles from './content.module.css';

interface LanguagesInputProps<Words> {
  readonly languages: readonly Language[];
  readonly words: InLanguages<Words>;
  readonly empty: Words;
  readonly onChange: (words: InLanguages<Words>) => void;
  /** Path of the texts in the platform's errors, such as `draft.words`. */
  readonly path: string;
  readonly errors: FieldErrors;
  readonly children: (
    language: Language,
    written: Words,
    set: (changes: Partial<Words>) => void,
    error: (field: string) => string | undefined,
  ) => ReactNode;
}

/** Texts in each of the brand's languages, one language at a time. Empty languages are left out. */
export function LanguagesInput<Words extends object>(props: LanguagesInputProps<Words>) {
  const { languages, words, empty, onChange, path, errors, children } = props;
  const { t } = useTexts('console');
  const [chosen, setChosen] = useState<Language>(languages[0] ?? 'en');
  const faulty = languages.filter((language) =>
    Object.keys(errors).some((field) => field.startsWith(`${path}.${language}.`)),
  );
  const [seenFaulty, setSeenFaulty] = useState('');
  // The first language with an error opens, once the platform has found the errors.
  if (faulty.join() !== seenFaulty) {
    setSeenFaulty(faulty.join());
    if (faulty[0] && !faulty.includes(chosen)) setChosen(faulty[0]);
  }
  const written = words[chosen] ?? empty;
  return (
    <fieldset className={styles.group}>
      <legend>{t('content.words')}</legend>
      <Tabs
        label={t('content.words')}
        tabs={languages.map((id) => ({ id, label: labelOf(id) }))}
        value={chosen}
        onChange={(id) => setChosen(languages.find((one) => one === id) ?? chosen)}
      />
      <div key={chosen} role="tabpanel" aria-label={nativeNames[chosen]} className={styles.form}>
        {children(chosen, written, set, (field) => errors[`${path}.${chosen}.${field}`])}
      </div>
    </fieldset>
  );

  function set(changes: Partial<Words>): void {
    const next = { ...written, ...changes };
    const isEmpty = Object.values(next).every((text) => text === '');
    const others = Object.entries(words).filter(([language]) => language !== chosen);
    onChange(Object.fromEntries(isEmpty ? others : [...others, [chosen, next]]));
  }

  function labelOf(language: Language): string {
    const mark = words[language] ? '' : ' ·';
    return `${faulty.includes(language) ? '⚠ ' : ''}${nativeNames[language]}${mark}`;
  }
}
