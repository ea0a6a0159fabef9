import { languages, type InLanguages, type TitleWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { FieldErrors } from '@croupier/ui';
import { useBrandSettings } from '../api/brands.ts';
import { TitleInput } from '../features/content/title-input.tsx';

interface CampaignInputProps {
  readonly brand: string;
  readonly words: InLanguages<TitleWords>;
  /** Errors of single languages. */
  readonly errors: FieldErrors;
  /** There is no name in any language. */
  readonly error: string | undefined;
  readonly onChange: (words: InLanguages<TitleWords>) => void;
}

/** The name of a bonus or of free rounds in the languages of the brand. */
export function CampaignInput({ brand, words, errors, error, onChange }: CampaignInputProps) {
  const { t } = useTexts('console');
  const details = useBrandSettings(brand);
  return (
    <TitleInput
      languages={details.data?.languages ?? languages}
      words={words}
      errors={errors}
      missing={error}
      path="words"
      label={t('bonuses.campaign')}
      hint={t('bonuses.campaignHint')}
      onChange={onChange}
    />
  );
}
