import { contractKinds, dividendPeriods, type ContractKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { tierRows } from './typed-contract.ts';
import styles from './agent-contracts.module.css';

/** Inputs for the terms of a contract; `typed-contract.ts` reads them. */
export function TermsFields() {
  const { t } = useTexts('console');
  const [kind, setKind] = useState<ContractKind>('dividend');
  const rows = kind === 'real-time' ? tierRows.slice(0, 1) : tierRows;
  const number = { dir: 'ltr', autoComplete: 'off', inputMode: 'decimal' } as const;
  return (
    <>
      <div className={styles.fields}>
        <Select
          name="kind"
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
      {rows.map((row) => (
        <div key={row} className={styles.fields}>
          {kind !== 'real-time' && (
            <>
              <TextInput
                {...number}
                name={`threshold${row}`}
                label={t('agentContracts.threshold', { number: row + 1 })}
                defaultValue={row === 0 ? '0' : ''}
              />
              <TextInput
                {...number}
                name={`members${row}`}
                label={t('agentContracts.members', { number: row + 1 })}
                defaultValue={row === 0 ? '0' : ''}
              />
            </>
          )}
          <TextInput
            {...number}
            name={`rate${row}`}
            label={t('agentContracts.rate', { number: row + 1 })}
          />
        </div>
      ))}
      <div className={styles.fields}>
        {(['minimumTurnover', 'validTurnover'] as const).map((name) => (
          <TextInput
            key={name}
            {...number}
            name={name}
            label={t(`agentContracts.${name}`)}
            defaultValue="0"
          />
        ))}
      </div>
    </>
  );
}

function DividendFields() {
  const { t } = useTexts('console');
  return (
    <>
      <Select name="period" label={t('agentContracts.period')} defaultValue="half-month">
        {dividendPeriods.map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.periodOf.${one}`)}
          </option>
        ))}
      </Select>
      <Select name="base" label={t('agentContracts.base')} defaultValue="net-loss">
        {(['net-loss', 'turnover'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.baseOf.${one}`)}
          </option>
        ))}
      </Select>
      <Select name="losses" label={t('agentContracts.losses')} defaultValue="carry">
        {(['carry', 'reset'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.lossesOf.${one}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
