import { contractStates, type AdminAgentContract } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useAdminContracts } from '../../api/agent-contracts.ts';
import { Paged } from '../../lib/paged.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { ContractFilter, useContractFilter } from './contract-filter.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import styles from './agent-contracts.module.css';

interface ContractsListProps {
  readonly brand: string;
}

export type ContractDecision = 'end' | 'hold';

interface OpenDecision {
  readonly contract: AdminAgentContract;
  readonly decision: ContractDecision;
}

/** Contracts of a brand, newest first, with offers of the house, holds and ends. */
export function ContractsList({ brand }: ContractsListProps) {
  const { t } = useTexts('console');
  const filter = useContractFilter(contractStates);
  const cursor = useCursor(Object.values(filter).join(' '));
  const [isOffering, setOffering] = useState(false);
  const [opened, setOpened] = useState<OpenDecision | null>(null);
  const columns = useColumns((contract, decision) => setOpened({ contract, decision }));
  const answer = useAdminContracts({
    brand,
    ...filter,
    ...(cursor.before && { before: cursor.before }),
  });
  return (
    <>
      <div className={styles.bar}>
        <ContractFilter
          states={contractStates}
          labelOf={(state) => t(`agentContracts.stateOf.${state}`)}
        />
        <Button icon="plus" onClick={() => setOffering(true)}>
          {t('agentContracts.offer')}
        </Button>
      </div>
      <Paged
        answer={answer}
        cursor={cursor}
        empty={
          <Empty art="team" title={t('agentContracts.none')} text={t('agentContracts.noneText')} />
        }
      >
        {(rows) => (
          <Card className={styles.card}>
            <Table
              caption={t('agentContracts.part.contracts')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Paged>
      {isOffering && <OfferDialog brand={brand} onClose={() => setOffering(false)} />}
      {opened && <ContractDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useColumns(
  onDecide: (contract: AdminAgentContract, decision: ContractDecision) => void,
): readonly Column<AdminAgentContract>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'agent',
      header: t('agentContracts.agent'),
      cell: ({ agent }) => <bdi>{agent}</bdi>,
    },
    {
      id: 'payer',
      header: t('agentContracts.payer'),
      cell: ({ upline, isPayerFrozen }) => (
        <span className={styles.acts}>
          <bdi>{upline ?? t('agentContracts.house')}</bdi>
          {isPayerFrozen && <Badge tone="negative">{t('agentContracts.frozen')}</Badge>}
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('agentContracts.kind'),
      cell: ({ kind, version }) =>
        t('agentContracts.kindVersion', {
          kind: t(`agentContracts.kindOf.${kind}`),
          version: formats.number(version),
        }),
    },
    {
      id: 'rates',
      header: t('agentContracts.rates'),
      align: 'end',
      cell: ({ terms }) =>
        terms.tiers.map((tier) => formats.percent(tier.basisPoints / 10_000, 2)).join(' · '),
    },
    {
      id: 'state',
      header: t('agentContracts.state'),
      cell: ({ state, isHeld }) => (
        <span className={styles.acts}>
          <Badge tone={state === 'active' ? 'positive' : undefined}>
            {t(`agentContracts.stateOf.${state}`)}
          </Badge>
          {isHeld && <Badge tone="warning">{t('agentContracts.held')}</Badge>}
        </span>
      ),
    },
    {
      id: 'starts',
      header: t('agentContracts.starts'),
      cell: ({ startsAt }) =>
        startsAt && <time dateTime={startsAt}>{formats.dateTime(startsAt)}</time>,
    },
    {
      id: 'acts',
      header: t('agentContracts.acts'),
      cell: (contract) =>
        contract.state === 'active' && (
          <span className={styles.acts}>
            <Button size="s" variant="quiet" onClick={() => onDecide(contract, 'hold')}>
              {t(contract.isHeld ? 'agentContracts.unhold' : 'agentContracts.hold')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => onDecide(contract, 'end')}>
              {t('agentContracts.end')}
            </Button>
          </span>
        ),
    },
  ];
}
