import { nativeNames, type Language, type Localized } from '@croupier/contracts';
import { TextArea } from '@croupier/ui';
import styles from './brand-settings.module.css';

interface WordsInputProps {
  readonly legend: string;
  readonly hint: string;
  readonly name: string;
  readonly languages: readonly Language[];
  readonly words: Localized;
  readonly error: (language: Language) => string | undefined;
  readonly onChange: (words: Localized) => void;
}

/** A text in each of the brand's languages. */
export function WordsInput(props: WordsInputProps) {
  const { legend, hint, name, languages, words, error, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.pair}>
        {languages.map((language) => (
          <TextArea
            key={language}
            label={nativeNames[language]}
            error={error(language)}
            name={`${name}.${language}`}
            rows={2}
            lang={language}
            value={words[language]}
            onChange={(event) => onChange({ ...words, [language]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
