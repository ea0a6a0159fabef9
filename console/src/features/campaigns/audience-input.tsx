import type { CampaignAudience } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextArea, TextInput, type FieldErrors } from '@croupier/ui';
import { linesOf } from '../../lib/lines-of.ts';
import { isoTime, localTime } from '../../lib/local-time.ts';
import styles from './campaigns.module.css';
import { LabelsInput } from './labels-input.tsx';
import { NumberInput, OptionalNumberInput } from '../../lib/number-input.tsx';

interface AudienceInputProps {
  readonly brand: string;
  readonly audience: CampaignAudience;
  readonly errors: FieldErrors;
  readonly onChange: (audience: CampaignAudience) => void;
}

const numbers = ['rankFrom', 'rankTo', 'depositsFrom', 'depositsTo'] as const;
const times = ['registeredSince', 'registeredBefore', 'activeSince'] as const;

/** Who takes part. Empty fields set no condition. */
export function AudienceInput({ brand, audience, errors, onChange }: AudienceInputProps) {
  const { t } = useTexts('console');
  const set = (changes: Partial<CampaignAudience>) => onChange({ ...audience, ...changes });
  const errorOf = (name: keyof CampaignAudience) => errors[`draft.audience.${name}`];
  return (
    <fieldset className={styles.group}>
      <legend>{t('campaigns.audience')}</legend>
      <p className={styles.note}>{t('campaigns.audienceText')}</p>
      <div className={styles.fields}>
        {numbers.map((name) => (
          <OptionalNumberInput
            key={name}
            name={name}
            label={t(`campaigns.${name}`)}
            error={errorOf(name)}
            value={audience[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        {times.map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            name={name}
            label={t(`campaigns.${name}`)}
            error={errorOf(name)}
            value={audience[name] === null ? '' : localTime(audience[name])}
            onChange={(event) => set({ [name]: isoTime(event.currentTarget.value) })}
          />
        ))}
        <TextInput
          name="dialingCodes"
          label={t('campaigns.dialingCodes')}
          hint={t('campaigns.dialingCodesHint')}
          dir="ltr"
          autoComplete="off"
          defaultValue={audience.dialingCodes.join(' ')}
          onChange={(event) =>
            set({ dialingCodes: linesOf(event.currentTarget.value.replaceAll('+', '')) })
          }
        />
        <NumberInput
          name="holdOutPercent"
          label={t('campaigns.holdOut')}
          hint={t('campaigns.holdOutHint')}
          error={errorOf('holdOutPercent')}
          value={audience.holdOutPercent}
          onChange={(holdOutPercent) => set({ holdOutPercent })}
        />
      </div>
      <LabelsInput brand={brand} chosen={audience.labels} onChange={(labels) => set({ labels })} />
      <TextArea
        name="accounts"
        label={t('campaigns.accounts')}
        hint={t('campaigns.accountsHint')}
        rows={2}
        dir="ltr"
        defaultValue={audience.accounts.join('\n')}
        onChange={(event) => set({ accounts: linesOf(event.currentTarget.value) })}
      />
    </fieldset>
  );
}
