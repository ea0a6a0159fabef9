import type { BannerDraft, BannerWords, Language } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from './languages-input.tsx';

interface BannerWordsInputProps {
  readonly languages: readonly Language[];
  readonly draft: BannerDraft;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Pick<BannerDraft, 'words'>) => void;
}

const noWords: BannerWords = { title: '', text: '', action: '' };
const fields = [
  { name: 'title', longest: 120 },
  { name: 'text', longest: 200 },
  { name: 'action', longest: 40 },
] as const;

/** Title, text and button of a banner in each language. */
export function BannerWordsInput({ languages, draft, errors, onChange }: BannerWordsInputProps) {
  const { t } = useTexts('console');
  return (
    <LanguagesInput
      languages={languages}
      words={draft.words}
      empty={noWords}
      path="draft.words"
      errors={errors}
      onChange={(words) => onChange({ words })}
    >
      {(language, written, set, error) =>
        fields.map(({ name, longest }) => (
          <TextInput
            key={name}
            name={`${name}.${language}`}
            label={t(`content.banner.${name}`)}
            lang={language}
            dir="auto"
            maxLength={longest}
            value={written[name]}
            error={error(name)}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        ))
      }
    </LanguagesInput>
  );
}
