import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';

/** The campaign that a bonus or free rounds belong to. */
export function CampaignInput({ error }: { readonly error: string | undefined }) {
  const { t } = useTexts('console');
  return (
    <TextInput
      name="campaign"
      label={t('bonuses.campaign')}
      hint={t('bonuses.campaignHint')}
      error={error}
      autoComplete="off"
      maxLength={60}
    />
  );
}
