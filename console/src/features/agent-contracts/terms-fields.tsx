import { contractKinds, dividendPeriods, type ContractKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select, TextInput, type FieldErrors } from '@croupier/ui';
import { useState } from 'react';
import { nameOf, tierRows } from './typed-contract.ts';
import styles from './agent-contracts.module.css';

interface TermsFieldsProps {
  /** Messages by the names of the inputs. */
  readonly errors: FieldErrors;
}

const number = { dir: 'ltr', autoComplete: 'off', inputMode: 'decimal' } as const;

/** Inputs for the account and the terms of a contract; `typed-contract.ts` reads them. */
export function TermsFields({ errors }: TermsFieldsProps) {
  const { t } = useTexts('console');
  const [kind, setKind] = useState<ContractKind>('dividend');
  return (
    <>
      <TextInput
        name="account"
        label={t('agentContracts.account')}
        autoComplete="off"
        dir="ltr"
        error={errors['account']}
      />
      <div className={styles.fields}>
        <Select
          name="terms.kind"
          label={t('agentContracts.kind')}
          value={kind}
          onChange={(event) =>
            setKind(contractKinds.find((one) => one === event.currentTarget.value) ?? 'dividend')
          }
        >
          {contractKinds.map((one) => (
            <option key={one} value={one}>
              {t(`agentContracts.kindOf.${one}`)}
            </option>
          ))}
        </Select>
        {kind === 'dividend' && <DividendFields />}
      </div>
      <TierFields isRateOnly={kind === 'real-time'} errors={errors} />
      <div className={styles.fields}>
        {(['minimumTurnover', 'validTurnover'] as const).map((name) => (
          <TextInput
            key={name}
            {...number}
            name={`terms.${name}`}
            label={t(`agentContracts.${name}`)}
            error={errors[`terms.${name}`]}
            defaultValue="0"
          />
        ))}
      </div>
    </>
  );
}

/** A row for each tier, up to the number that a contract allows; a real-time salary has a rate only. */
function TierFields({ isRateOnly, errors }: TermsFieldsProps & { readonly isRateOnly: boolean }) {
  const { t } = useTexts('console');
  const [tiers, setTiers] = useState(2);
  const rows = tierRows.slice(0, isRateOnly ? 1 : tiers);
  return (
    <>
      {rows.map((row) => (
        <div key={row} className={styles.fields}>
          {!isRateOnly && (
            <>
              <TextInput
                {...number}
                name={nameOf(row, 'threshold')}
                error={errors[nameOf(row, 'threshold')]}
                label={t('agentContracts.threshold', { number: row + 1 })}
                defaultValue={row === 0 ? '0' : ''}
              />
              <TextInput
                {...number}
                name={nameOf(row, 'members')}
                error={errors[nameOf(row, 'members')]}
                label={t('agentContracts.members', { number: row + 1 })}
                defaultValue={row === 0 ? '0' : ''}
              />
            </>
          )}
          <TextInput
            {...number}
            name={nameOf(row, 'basisPoints')}
            error={errors[nameOf(row, 'basisPoints')]}
            label={t('agentContracts.rate', { number: row + 1 })}
          />
        </div>
      ))}
      {rows.length > 1 && rows.length < tierRows.length && (
        <div>
          <Button size="s" icon="plus" onClick={() => setTiers(tiers + 1)}>
            {t('agentContracts.addTier')}
          </Button>
        </div>
      )}
    </>
  );
}

function DividendFields() {
  const { t } = useTexts('console');
  return (
    <>
      <Select name="terms.period" label={t('agentContracts.period')} defaultValue="half-month">
        {dividendPeriods.map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.periodOf.${one}`)}
          </option>
        ))}
      </Select>
      <Select name="terms.base" label={t('agentContracts.base')} defaultValue="net-loss">
        {(['net-loss', 'turnover'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.baseOf.${one}`)}
          </option>
        ))}
      </Select>
      <Select name="terms.losses" label={t('agentContracts.losses')} defaultValue="carry">
        {(['carry', 'reset'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.lossesOf.${one}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
