import type { AgentContract } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Table, type BadgeTone, type Column } from '@croupier/ui';
import { ContractActions } from './contract-actions.tsx';
import styles from './contracts.module.css';

interface GivenTableProps {
  readonly contracts: readonly AgentContract[];
  readonly onShow: (contract: AgentContract) => void;
}

const tones: Partial<Record<AgentContract['state'], BadgeTone>> = {
  active: 'positive',
  offered: 'warning',
};

export function GivenTable({ contracts, onShow }: GivenTableProps) {
  return (
    <Table
      caption={useTexts('mfe-agent').t('contracts.given')}
      columns={useColumns(onShow)}
      rows={contracts}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(onShow: GivenTableProps['onShow']): readonly Column<AgentContract>[] {
  const { t, formats } = useTexts('mfe-agent');
  const rate = (basisPoints: number) => formats.percent(basisPoints / 10_000, 2);
  return [
    {
      id: 'agent',
      onCard: 'title',
      header: t('members.account'),
      cell: ({ agent }) => <bdi>{agent}</bdi>,
    },
    {
      id: 'state',
      onCard: 'figure',
      header: t('contracts.state-label'),
      cell: ({ state, endRequest }) => (
        <span className={styles.actions}>
          <Badge tone={tones[state]}>{t(`contracts.state.${state}`)}</Badge>
          {endRequest && <Badge tone="warning">{t('contracts.ending')}</Badge>}
        </span>
      ),
    },
    {
      id: 'version',
      onCard: 'half',
      header: t('contracts.version'),
      align: 'end',
      cell: ({ version }) => formats.number(version),
    },
    {
      id: 'rates',
      onCard: 'half',
      header: t('contracts.rates'),
      align: 'end',
      cell: ({ terms: { tiers } }) => {
        const [first, last] = [tiers[0], tiers.at(-1)];
        if (!first || !last || first === last) return rate(first?.basisPoints ?? 0);
        return `${rate(first.basisPoints)} – ${rate(last.basisPoints)}`;
      },
    },
    {
      id: 'starts',
      header: t('contracts.starts'),
      cell: ({ startsAt, expiresAt }) =>
        startsAt
          ? formats.dateTime(startsAt)
          : t('contracts.until', { time: formats.dateTime(expiresAt) }),
    },
    {
      id: 'actions',
      onCard: 'action',
      header: t('contracts.actions'),
      cell: (contract) => (
        <span className={styles.actions}>
          <Button
            size="s"
            variant="quiet"
            aria-label={t('contracts.show', { name: contract.agent })}
            onClick={() => onShow(contract)}
          >
            {t('contracts.terms')}
          </Button>
          <ContractActions contract={contract} />
        </span>
      ),
    },
  ];
}
