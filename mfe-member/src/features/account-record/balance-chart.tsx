import type { StatementEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { Chart } from '@croupier/ui/chart';

const fewest = 3;

/** How the balance moved over the bookings in sight, the oldest first; nothing of one or two. */
export function BalanceChart({ entries }: { entries: readonly StatementEntry[] }) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  if (entries.length < fewest) return null;
  return (
    <Chart
      kind="area"
      title={t('record.chart')}
      headers={{ label: t('record.time'), value: t('record.cash-after') }}
      // A picture needs no more than a float holds; the table below has each amount as it is.
      format={(value) => money(String(value))}
      points={entries.toReversed().map(({ transferId, bookedAt, balanceAfter }) => ({
        id: transferId,
        label: formats.dateTime(bookedAt),
        value: Number(balanceAfter),
      }))}
    />
  );
}
