import {
  agentContractFilePath,
  contractStates,
  type AgentContract,
  type ContractKind,
  type ContractOverview,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, Empty, Retry, Section, Select, Skeleton } from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useContracts } from '../../api/contracts.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { MemberSearch } from '../../lib/member-search.tsx';
import { TermsList } from '../../lib/terms-list.tsx';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { GivenTable } from './given-table.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import styles from './contracts.module.css';

const names = ['contract-state', 'contract-search'] as const;

interface GivenContractsProps {
  readonly kind: ContractKind;
  readonly overview: ContractOverview;
}

/** Contracts that the agent offered to agents below, with their versions. */
export function GivenContracts({ kind, overview }: GivenContractsProps) {
  const { t } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const [isOffering, setOffering] = useState(false);
  const search = filter.get('contract-search') ?? '';
  const state = contractStates.find((one) => one === filter.get('contract-state'));
  const { current, isFrozen, agents } = overview;
  const reason = reasonAgainst(overview);
  return (
    <Section
      title={t('contracts.given')}
      action={
        <Button icon="plus" disabled={reason !== null} onClick={() => setOffering(true)}>
          {t('contracts.offer')}
        </Button>
      }
    >
      <div className={styles.list}>
        {reason && (
          <p className={styles.note} role={isFrozen ? 'alert' : undefined}>
            {t(`contracts.cannot.${reason}`)}
          </p>
        )}
        <div className={styles.filters}>
          <MemberSearch
            key={search}
            value={search}
            onSearch={(text) => change({ 'contract-search': text })}
          />
          <Select
            label={t('contracts.state-label')}
            name="contract-state"
            value={state ?? ''}
            onChange={(event) => change({ 'contract-state': event.currentTarget.value })}
          >
            <option value="">{t('contracts.all')}</option>
            {contractStates.map((value) => (
              <option key={value} value={value}>
                {t(`contracts.state.${value}`)}
              </option>
            ))}
          </Select>
          <FileLink
            path={agentContractFilePath}
            query={{
              ...{ kind, side: 'offered' },
              ...(state ? { state } : {}),
              ...(search ? { search } : {}),
            }}
          />
        </div>
        <FoundContracts kind={kind} state={state} search={search} />
      </div>
      {isOffering && current && (
        <OfferDialog own={current.terms} agents={agents} onClose={() => setOffering(false)} />
      )}
    </Section>
  );
}

/** Why the agent cannot offer a contract now; `null`: nothing is against it. */
function reasonAgainst({ current, isFrozen, agents }: ContractOverview) {
  if (isFrozen) return 'frozen';
  if (!current) return 'none';
  return agents.length === 0 ? 'alone' : null;
}

interface FoundContractsProps {
  readonly kind: ContractKind;
  readonly state: AgentContract['state'] | undefined;
  readonly search: string;
}

function FoundContracts({ kind, state, search }: FoundContractsProps) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(`${kind} ${state ?? ''} ${search}`);
  const [shown, setShown] = useState<AgentContract | null>(null);
  const contracts = useContracts({
    kind,
    side: 'offered',
    ...cursor.input,
    ...(state ? { state } : {}),
    ...(search ? { search } : {}),
  });
  if (contracts.isPending) return <Skeleton height={160} />;
  if (contracts.error) return <Retry error={contracts.error} onRetry={contracts.refetch} />;
  const { rows, next } = contracts.data;
  if (rows.length === 0)
    return (
      <Empty
        look="row"
        art={state || search ? 'search' : 'team'}
        title={t('contracts.given-none')}
        text={state || search ? undefined : t('contracts.given-none-text')}
      />
    );
  return (
    <>
      <GivenTable contracts={rows} onShow={setShown} />
      <Pager cursor={cursor} next={next} isBusy={contracts.isPlaceholderData} />
      {shown && (
        <Dialog
          isOpen
          size="s"
          title={t('contracts.terms-of', { name: shown.agent })}
          onClose={() => setShown(null)}
        >
          <TermsList terms={shown.terms} />
        </Dialog>
      )}
    </>
  );
}
