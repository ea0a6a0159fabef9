import type { AgentPayout, AgentPayoutsInput } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Money, Table, type BadgeTone, type Column } from '@croupier/ui';

interface PayoutTableProps {
  readonly payouts: readonly AgentPayout[];
  readonly side: AgentPayoutsInput['side'];
  readonly onShow: (payout: AgentPayout) => void;
}

const tones: Readonly<Record<AgentPayout['state'], BadgeTone>> = {
  paid: 'positive',
  waiting: 'warning',
  held: 'warning',
  refused: 'negative',
  nothing: 'neutral',
};

export function PayoutTable({ payouts, side, onShow }: PayoutTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly Column<AgentPayout>[] = [
    {
      id: 'period',
      onCard: 'title',
      header: t('payouts.period'),
      cell: ({ explanation: { from, to } }) =>
        t('period.shown', { from: formats.dateTime(from), to: formats.dateTime(to) }),
    },
    {
      id: 'party',
      onCard: 'note',
      header: t(`payouts.party.${side}`),
      cell: ({ agent, upline }) => (
        <bdi>{(side === 'owed' ? agent : upline) ?? t('contracts.house')}</bdi>
      ),
    },
    {
      id: 'turnover',
      header: t('report.turnover'),
      align: 'end',
      cell: ({ explanation }) => <Money amount={explanation.turnover} />,
    },
    {
      id: 'rate',
      header: t('contracts.field.rate'),
      align: 'end',
      cell: ({ explanation }) => formats.percent(explanation.basisPoints / 10_000, 2),
    },
    {
      id: 'state',
      onCard: 'under',
      header: t('contracts.state-label'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`payouts.state.${state}`)}</Badge>,
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('payouts.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'explain',
      onCard: 'action',
      header: t('payouts.explain'),
      cell: (payout) => (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('payouts.explain-label', {
            time: formats.dateTime(payout.explanation.to),
          })}
          onClick={() => onShow(payout)}
        >
          {t('payouts.explain')}
        </Button>
      ),
    },
  ];
  return (
    <Table caption={t('payouts.title')} columns={columns} rows={payouts} rowKey={({ id }) => id} />
  );
}
