import { contractLimits, type ContractTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, TextInput, type FieldErrors } from '@croupier/ui';
import type { TypedTerms, TypedTier } from '../../lib/typed-terms.ts';
import styles from './contracts.module.css';

interface TierFieldsProps {
  readonly own: ContractTerms;
  readonly typed: TypedTerms;
  readonly errors: FieldErrors;
  readonly onTiers: (tiers: readonly TypedTier[]) => void;
}

/** The tiers of an offer; a real-time salary has a rate only. */
export function TierFields({ own, typed: { tiers }, errors, onTiers }: TierFieldsProps) {
  const { t, formats } = useTexts('mfe-agent');
  const isRateOnly = own.kind === 'real-time';
  const fields = isRateOnly ? (['rate'] as const) : (['threshold', 'members', 'rate'] as const);
  const set = (at: number, change: Partial<TypedTier>) =>
    onTiers(tiers.map((tier, index) => (index === at ? { ...tier, ...change } : tier)));
  return (
    <>
      {tiers.map((tier, at) => {
        const number = formats.number(at + 1);
        return (
          <fieldset key={at} className={styles.tier}>
            {!isRateOnly && <legend>{t('contracts.tier', { number })}</legend>}
            <div className={styles.fields}>
              {fields.map((field) => {
                const name = `terms.tiers.${at}.${field === 'rate' ? 'basisPoints' : field}`;
                return (
                  <TextInput
                    key={field}
                    label={t(`contracts.field.${field}`, { base: t(`terms.base.${own.base}`) })}
                    name={name}
                    inputMode={field === 'members' ? 'numeric' : 'decimal'}
                    autoComplete="off"
                    dir="ltr"
                    value={tier[field]}
                    onChange={(event) => set(at, { [field]: event.currentTarget.value })}
                    error={errors[name]}
                  />
                );
              })}
            </div>
            {tiers.length > 1 && (
              <span className={styles.remove}>
                <Button
                  size="s"
                  variant="quiet"
                  icon="trash"
                  aria-label={t('contracts.remove-tier', { number })}
                  onClick={() => onTiers(tiers.filter((_one, index) => index !== at))}
                />
              </span>
            )}
          </fieldset>
        );
      })}
      {!isRateOnly && tiers.length < contractLimits.tiers && (
        <div>
          <Button
            size="s"
            icon="plus"
            onClick={() => onTiers([...tiers, { threshold: '', members: '0', rate: '' }])}
          >
            {t('contracts.add-tier')}
          </Button>
        </div>
      )}
    </>
  );
}
