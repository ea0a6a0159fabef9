import { contractKinds, type ContractKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select, TextInput } from '@croupier/ui';
import { useSearchParams } from 'react-router-dom';
import { changed } from '../../lib/changed-search.ts';
import styles from './agent-contracts.module.css';

export interface ContractFilterValues<State extends string> {
  readonly kind?: ContractKind;
  readonly state?: State;
  readonly account?: string;
}

/** The filter in the address. */
export function useContractFilter<State extends string>(
  states: readonly State[],
): ContractFilterValues<State> {
  const [search] = useSearchParams();
  const kind = contractKinds.find((one) => one === search.get('kind'));
  const state = states.find((one) => one === search.get('state'));
  const account = search.get('account')?.trim();
  return { ...(kind && { kind }), ...(state && { state }), ...(account && { account }) };
}

interface ContractFilterProps {
  readonly states: readonly string[];
  readonly labelOf: (state: string) => string;
}

/** Filters by kind, state and account; the address contains them. */
export function ContractFilter({ states, labelOf }: ContractFilterProps) {
  const { t } = useTexts('console');
  const [search, setSearch] = useSearchParams();

  function set(changes: Readonly<Record<string, string>>): void {
    setSearch(changed(search, changes), { replace: true });
  }

  return (
    <form
      role="search"
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault();
        set({ account: String(new FormData(event.currentTarget).get('account') ?? '').trim() });
      }}
    >
      <Select
        name="kind"
        label={t('agentContracts.kind')}
        value={search.get('kind') ?? ''}
        onChange={(event) => set({ kind: event.currentTarget.value })}
      >
        <option value="">{t('agentContracts.all')}</option>
        {contractKinds.map((one) => (
          <option key={one} value={one}>
            {t(`agentContracts.kindOf.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        name="state"
        label={t('agentContracts.state')}
        value={search.get('state') ?? ''}
        onChange={(event) => set({ state: event.currentTarget.value })}
      >
        <option value="">{t('agentContracts.all')}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </Select>
      <TextInput
        name="account"
        label={t('agentContracts.account')}
        defaultValue={search.get('account') ?? ''}
        autoComplete="off"
        dir="ltr"
        maxLength={64}
      />
      <Button type="submit" icon="search">
        {t('agentContracts.find')}
      </Button>
    </form>
  );
}
