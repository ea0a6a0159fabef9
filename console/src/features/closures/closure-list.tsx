import { parseAmount, type AdminClosure } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountClosures } from '../../api/members.ts';
import { Paged } from '../../lib/paged.tsx';
import { CancelClosure } from './cancel-closure.tsx';
import styles from './closures.module.css';

/** The closures that wait, the earliest first; `null`: of all brands. */
export function ClosureList({ brand }: { brand: string | null }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const [cancelled, setCancelled] = useState<AdminClosure | null>(null);
  const columns = useColumns(setCancelled);
  return (
    <>
      <Paged
        answer={useAccountClosures(brand, cursor.before)}
        cursor={cursor}
        empty={<Empty title={t('closures.empty')} text={t('closures.emptyText')} art="river" />}
      >
        {(rows) => (
          <Card className={styles.card}>
            <Table
              caption={t('closures.title')}
              columns={columns}
              rows={rows}
              rowKey={({ memberId }) => memberId}
            />
          </Card>
        )}
      </Paged>
      {cancelled && <CancelClosure closure={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}

function useColumns(onCancel: (closure: AdminClosure) => void): readonly Column<AdminClosure>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'member',
      header: t('closures.member'),
      cell: ({ brand, account }) => (
        <Link to={`/members/${brand}/${account}`}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    {
      id: 'reason',
      header: t('closures.reason'),
      cell: ({ reason }) => t(`closures.reason-of.${reason}`),
    },
    {
      id: 'requested',
      header: t('closures.requested'),
      cell: ({ requestedAt }) => (
        <time dateTime={requestedAt}>{formats.dateTime(requestedAt)}</time>
      ),
    },
    {
      id: 'closes',
      header: t('closures.closes'),
      cell: ({ closesAt }) => <time dateTime={closesAt}>{formats.dateTime(closesAt)}</time>,
    },
    {
      id: 'waits',
      header: t('closures.waits'),
      cell: (closure) => <Waits closure={closure} />,
    },
    {
      id: 'actions',
      header: '',
      cell: (closure) => <Button onClick={() => onCancel(closure)}>{t('closures.cancel')}</Button>,
    },
  ];
}

/** What must end before the account closes; without such matters it closes at its time. */
function Waits({ closure: { open, currency } }: { closure: AdminClosure }) {
  const { t, formats } = useTexts('console');
  const { balance, withdrawals, bets, bonuses } = open;
  const hasBalance = (parseAmount(balance) ?? 0n) > 0n;
  const counts = { withdrawals, bets, bonuses };
  const lines = [
    ...(hasBalance
      ? [t('closures.open.balance', { amount: formats.money(balance, `${currency} `) })]
      : []),
    ...(['withdrawals', 'bets', 'bonuses'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(`closures.open.${kind}`, { number: formats.number(counts[kind]) })),
  ];
  if (lines.length === 0) return <Badge tone="positive">{t('closures.nothingOpen')}</Badge>;
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
