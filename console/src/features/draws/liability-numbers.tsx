import type { AdminDraw, NumberLiability, NumberRule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Empty,
  ErrorText,
  Retry,
  SegmentedControl,
  Skeleton,
  Table,
  useFailureText,
  type Column,
} from '@croupier/ui';
import { useDrawLiability } from '../../api/lottery.ts';

const rules: readonly NumberRule[] = ['open', 'half-price', 'closed'];

/**
 * The numbers of a draw that currently have the highest liability; a number can be closed, halved or opened
 * here.
 */
export function LiabilityNumbers({ item: { draw } }: { item: Pick<AdminDraw, 'draw'> }) {
  const { t } = useTexts('console');
  const textOf = useFailureText();
  const { numbers, restrict, reload } = useDrawLiability(draw.id);
  const columns = useColumns((row, rule) => {
    const { playType, choice } = row;
    const reason = t('draws.liability.reason', { numero: draw.numero });
    const input = { gameId: draw.gameId, playType, choice, rule, reason };
    restrict.mutate(input, { onSettled: reload });
  });
  if (numbers.isPending) return <Skeleton lines={5} height={44} />;
  if (numbers.error) return <Retry error={numbers.error} onRetry={numbers.refetch} />;
  if (numbers.data.length === 0)
    return (
      <Empty
        title={t('draws.liability.empty')}
        text={t('draws.liability.emptyText')}
        art="ticket"
      />
    );
  return (
    <>
      <ErrorText>{restrict.error && textOf(restrict.error)}</ErrorText>
      <Table
        caption={t('draws.liability.caption')}
        columns={columns}
        rows={numbers.data}
        rowKey={({ playType, choice, currency }) => `${playType} ${choice} ${currency}`}
      />
    </>
  );
}

function useColumns(
  onRule: (row: NumberLiability, rule: NumberRule) => void,
): readonly Column<NumberLiability>[] {
  const { t, formats } = useTexts('console');
  const money = (row: NumberLiability, amount: string) => (
    <bdi>{formats.money(amount, `${row.currency} `)}</bdi>
  );
  return [
    {
      id: 'number',
      header: t('draws.liability.number'),
      cell: (row) => (
        <bdi dir="ltr">
          {row.playType} {row.choice}
        </bdi>
      ),
    },
    {
      id: 'stake',
      header: t('draws.liability.stake'),
      cell: (row) => money(row, row.stake),
      align: 'end',
    },
    {
      id: 'payout',
      header: t('draws.liability.payout'),
      cell: (row) => money(row, row.payout),
      align: 'end',
    },
    {
      id: 'cap',
      header: t('draws.liability.cap'),
      cell: (row) => (row.cap === null ? '—' : money(row, row.cap)),
      align: 'end',
    },
    {
      id: 'rule',
      header: t('draws.liability.rule'),
      cell: (row) => (
        <SegmentedControl
          label={t('draws.liability.ruleOf', { number: `${row.playType} ${row.choice}` })}
          options={rules.map((value) => ({
            value,
            label: t(`draws.liability.rules.${value}`),
          }))}
          value={row.rule}
          onChange={(rule) => onRule(row, rule)}
        />
      ),
    },
  ];
}
