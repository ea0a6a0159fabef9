import type { InLanguages, Language, TitledWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextArea, TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from '../content/languages-input.tsx';

interface TitledWordsInputProps {
  readonly languages: readonly Language[];
  readonly words: InLanguages<TitledWords>;
  readonly errors: FieldErrors;
  readonly onChange: (words: InLanguages<TitledWords>) => void;
}

const noWords: TitledWords = { title: '', text: '' };

/** A title and a plain text in each language. */
export function TitledWordsInput({ languages, words, errors, onChange }: TitledWordsInputProps) {
  const { t } = useTexts('console');
  return (
    <LanguagesInput
      languages={languages}
      words={words}
      empty={noWords}
      path="draft.words"
      errors={errors}
      onChange={onChange}
    >
      {(language, said, set, error) => (
        <>
          <TextInput
            name={`title.${language}`}
            label={t('content.titleOf')}
            lang={language}
            dir="auto"
            maxLength={120}
            value={said.title}
            error={error('title')}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <TextArea
            label={t('points.text')}
            name={`text.${language}`}
            rows={3}
            lang={language}
            maxLength={2_000}
            value={said.text}
            error={error('text')}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        </>
      )}
    </LanguagesInput>
  );
}
