import type { StatementEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { Chart } from '@croupier/ui/chart';

const fewest = 3;

/** The balance over the visible bookings, the oldest first; renders nothing for fewer than three bookings. */
export function BalanceChart({ entries }: { entries: readonly StatementEntry[] }) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  if (entries.length < fewest) return null;
  return (
    <Chart
      kind="area"
      title={t('record.chart')}
      headers={{ label: t('record.time'), value: t('record.cash-after') }}
      // Float precision suffices for a chart; the table below shows each exact amount.
      format={(value) => money(String(value))}
      points={entries.toReversed().map(({ transferId, bookedAt, balanceAfter }) => ({
        id: transferId,
        label: formats.dateTime(bookedAt),
        value: Number(balanceAfter),
      }))}
    />
  );
}
