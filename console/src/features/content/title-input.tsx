import type { InLanguages, Language, TitleWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from './languages-input.tsx';

interface TitleInputProps {
  readonly languages: readonly Language[];
  readonly words: InLanguages<TitleWords>;
  readonly errors: FieldErrors;
  readonly onChange: (words: InLanguages<TitleWords>) => void;
  /** Path of the texts in the platform's errors. */
  readonly path?: string;
  /** There is no title in any language. */
  readonly missing?: string | undefined;
  readonly label?: string;
  readonly hint?: string;
}

const noWords: TitleWords = { title: '' };
const titleLength = 120;

/** A title in each language. */
export function TitleInput(props: TitleInputProps) {
  const { languages, words, errors, onChange, path = 'draft.words', missing, label, hint } = props;
  const { t } = useTexts('console');
  return (
    <LanguagesInput
      languages={languages}
      words={words}
      empty={noWords}
      path={path}
      errors={errors}
      onChange={onChange}
    >
      {(language, { title }, set, error) => (
        <TextInput
          name={`title.${language}`}
          label={label ?? t('content.titleOf')}
          hint={hint}
          lang={language}
          dir="auto"
          maxLength={titleLength}
          value={title}
          error={error('title') ?? missing}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      )}
    </LanguagesInput>
  );
}
