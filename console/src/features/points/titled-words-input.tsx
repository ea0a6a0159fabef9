import type { InLanguages, Language, TitledWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextArea, TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from '../content/languages-input.tsx';

interface TitledWordsInputProps {
  readonly languages: readonly Language[];
  readonly words: InLanguages<TitledWords>;
  readonly errors: FieldErrors;
  readonly onChange: (words: InLanguages<TitledWords>) => void;
  /** Path of the texts in the platform's errors. */
  readonly path?: string;
  readonly labels?: { readonly title: string; readonly text: string };
  readonly limits?: { readonly titleLength: number; readonly textLength: number };
  readonly rows?: number;
}

const noWords: TitledWords = { title: '', text: '' };
const draftLimits = { titleLength: 120, textLength: 2_000 };

/** A title and a plain text in each language. */
export function TitledWordsInput(props: TitledWordsInputProps) {
  const { languages, words, errors, onChange, path = 'draft.words', rows = 3 } = props;
  const { t } = useTexts('console');
  const { labels = { title: t('content.titleOf'), text: t('points.text') } } = props;
  const { limits = draftLimits } = props;
  return (
    <LanguagesInput
      languages={languages}
      words={words}
      empty={noWords}
      path={path}
      errors={errors}
      onChange={onChange}
    >
      {(language, shown, set, error) => (
        <>
          <TextInput
            name={`title.${language}`}
            label={labels.title}
            lang={language}
            dir="auto"
            maxLength={limits.titleLength}
            value={shown.title}
            error={error('title')}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <TextArea
            label={labels.text}
            name={`text.${language}`}
            rows={rows}
            lang={language}
            dir="auto"
            maxLength={limits.textLength}
            value={shown.text}
            error={error('text')}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        </>
      )}
    </LanguagesInput>
  );
}
