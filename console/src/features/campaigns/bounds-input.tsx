import { isJoinable, type CampaignDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Select, TextInput, type FieldErrors } from '@croupier/ui';
import { claimsOf } from './begin.ts';
import styles from './campaigns.module.css';
import { OptionalAmountField } from '../../lib/amount-field.tsx';
import { NumberInput, OptionalNumberInput } from '../../lib/number-input.tsx';

interface BoundsInputProps {
  readonly draft: CampaignDraft;
  readonly errors: FieldErrors;
  readonly set: (changes: Partial<CampaignDraft>) => void;
}

/** Budgets, bounds of a member, how a reward is claimed, and what it can be combined with. */
export function BoundsInput({ draft, errors, set }: BoundsInputProps) {
  const { t } = useTexts('console');
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('campaigns.bounds')}</legend>
        <div className={styles.fields}>
          {(['budget', 'budgetPerDay'] as const).map((name) => (
            <OptionalAmountField
              key={name}
              name={name}
              label={t(`campaigns.${name}`)}
              error={errors[`draft.${name}`]}
              value={draft[name]}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
          <NumberInput
            name="perMember"
            label={t('campaigns.perMember')}
            error={errors['draft.perMember']}
            value={draft.perMember}
            onChange={(perMember) => set({ perMember })}
          />
          <OptionalNumberInput
            name="perMemberDay"
            label={t('campaigns.perMemberDay')}
            error={errors['draft.perMemberDay']}
            value={draft.perMemberDay}
            onChange={(perMemberDay) => set({ perMemberDay })}
          />
        </div>
      </fieldset>
      <ClaimInput draft={draft} errors={errors} set={set} />
    </>
  );
}

function ClaimInput({ draft, errors, set }: BoundsInputProps) {
  const { t } = useTexts('console');
  const claims = claimsOf(draft.trigger.kind);
  return (
    <fieldset className={styles.group}>
      <legend>{t('campaigns.claiming')}</legend>
      <div className={styles.fields}>
        <Select
          name="claim"
          label={t('campaigns.claim')}
          value={draft.claim}
          onChange={({ currentTarget: { value } }) =>
            set({ claim: claims.find((one) => one === value) ?? 'manual' })
          }
        >
          {claims.map((claim) => (
            <option key={claim} value={claim}>
              {t(`campaigns.claims.${claim}`)}
            </option>
          ))}
        </Select>
        <NumberInput
          name="claimDays"
          label={t('campaigns.claimDays')}
          error={errors['draft.claimDays']}
          value={draft.claimDays}
          onChange={(claimDays) => set({ claimDays })}
        />
        <TextInput
          name="group"
          label={t('campaigns.group')}
          hint={t('campaigns.groupHint')}
          autoComplete="off"
          maxLength={40}
          value={draft.group ?? ''}
          onChange={({ currentTarget: { value } }) => set({ group: value === '' ? null : value })}
        />
      </div>
      {isJoinable(draft.trigger.kind) && (
        <Checkbox
          name="needsJoin"
          label={t('campaigns.needsJoin')}
          checked={draft.needsJoin}
          onChange={(event) => set({ needsJoin: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        name="notWithBonus"
        label={t('campaigns.notWithBonus')}
        checked={draft.notWithBonus}
        onChange={(event) => set({ notWithBonus: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
