import type { InLanguages, Language, TitleWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from './languages-input.tsx';

interface TitleInputProps {
  readonly languages: readonly Language[];
  readonly words: InLanguages<TitleWords>;
  readonly errors: FieldErrors;
  readonly onChange: (words: InLanguages<TitleWords>) => void;
}

const noWords: TitleWords = { title: '' };
const titleLength = 120;

/** A title in each language. */
export function TitleInput({ languages, words, errors, onChange }: TitleInputProps) {
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
      {(language, { title }, set, error) => (
        <TextInput
          name={`title.${language}`}
          label={t('content.titleOf')}
          lang={language}
          dir="auto"
          maxLength={titleLength}
          value={title}
          error={error('title')}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      )}
    </LanguagesInput>
  );
}
