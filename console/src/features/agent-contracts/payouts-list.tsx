import { payoutStates, reaches, type AdminAgentPayout } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  Button,
  Card,
  Dialog,
  Empty,
  Table,
  type BadgeTone,
  type Column,
} from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useAdminPayouts } from '../../api/agent-contracts.ts';
import { Paged } from '../../lib/paged.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { ContractFilter, useContractFilter } from './contract-filter.tsx';
import { ExplanationItems } from './explanation-items.tsx';
import { PayoutDialog, type PayoutDecision } from './payout-dialog.tsx';
import styles from './agent-contracts.module.css';

type OpenDialog =
  | { readonly what: 'explain'; readonly payout: AdminAgentPayout }
  | { readonly what: PayoutDecision; readonly payout: AdminAgentPayout };

/** Payouts of a brand, newest first; held ones are released or refused. */
export function PayoutsList({ brand }: { readonly brand: string }) {
  const { t } = useTexts('console');
  const filter = useContractFilter(payoutStates);
  const cursor = useCursor(Object.values(filter).join(' '));
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  const columns = useColumns((payout, what) => setOpened({ payout, what }));
  const answer = useAdminPayouts({
    brand,
    ...filter,
    ...(cursor.before && { before: cursor.before }),
  });
  return (
    <>
      <ContractFilter
        states={payoutStates}
        labelOf={(state) => t(`agentContracts.payoutState.${state}`)}
      />
      <Paged
        answer={answer}
        cursor={cursor}
        empty={
          <Empty
            art="wallet"
            title={t('agentContracts.noPayouts')}
            text={t('agentContracts.noPayoutsText')}
          />
        }
      >
        {(rows) => (
          <Card className={styles.card}>
            <Table
              caption={t('agentContracts.part.payouts')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Paged>
      {opened?.what === 'explain' && (
        <Dialog isOpen title={t('agentContracts.explanation')} onClose={close}>
          <ExplanationItems {...opened.payout} />
        </Dialog>
      )}
      {opened && opened.what !== 'explain' && (
        <PayoutDialog payout={opened.payout} decision={opened.what} onClose={close} />
      )}
    </>
  );
}

const tones: Readonly<Record<AdminAgentPayout['state'], BadgeTone>> = {
  paid: 'positive',
  waiting: 'warning',
  held: 'warning',
  refused: 'negative',
  nothing: 'neutral',
};

function useColumns(
  onOpen: (payout: AdminAgentPayout, what: OpenDialog['what']) => void,
): readonly Column<AdminAgentPayout>[] {
  const { t, formats } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  return [
    {
      id: 'period',
      header: t('agentContracts.until'),
      cell: ({ explanation: { to } }) => <time dateTime={to}>{formats.dateTime(to)}</time>,
    },
    {
      id: 'agent',
      header: t('agentContracts.agent'),
      cell: ({ agent }) => <bdi>{agent}</bdi>,
    },
    {
      id: 'payer',
      header: t('agentContracts.payer'),
      cell: ({ upline }) => <bdi>{upline ?? t('agentContracts.house')}</bdi>,
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
      id: 'state',
      header: t('agentContracts.state'),
      cell: ({ state, releasedBy }) => (
        <span className={styles.acts}>
          <Badge tone={tones[state]}>{t(`agentContracts.payoutState.${state}`)}</Badge>
          {releasedBy && t('agentContracts.releasedBy', { operator: releasedBy })}
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('agentContracts.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <bdi>{formats.money(amount, `${currency} `)}</bdi>,
    },
    {
      id: 'acts',
      header: t('agentContracts.acts'),
      cell: (payout) => (
        <span className={styles.acts}>
          <Button size="s" variant="quiet" onClick={() => onOpen(payout, 'explain')}>
            {t('agentContracts.explain')}
          </Button>
          {reaches(reach, 'cashier-approve', payout.brand) &&
            decisionsFor(payout).map((decision) => (
              <Button
                key={decision}
                size="s"
                variant="quiet"
                onClick={() => onOpen(payout, decision)}
              >
                {t(`agentContracts.${decision}`)}
              </Button>
            ))}
        </span>
      ),
    },
  ];
}

function decisionsFor({ state }: AdminAgentPayout): readonly PayoutDecision[] {
  if (state === 'held') return ['release', 'refuse'];
  return state === 'waiting' ? ['refuse'] : [];
}
