import type { BetEntry, BetState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Money, Table, type BadgeTone, type Column } from '@croupier/ui';
import { BetLink } from './bet-link.tsx';
import styles from './betting-record.module.css';

const tones: Readonly<Record<BetState, BadgeTone>> = {
  waiting: 'warning',
  won: 'positive',
  lost: 'neutral',
  refunded: 'accent',
  cancelled: 'neutral',
};

export function BetTable({ bets }: { bets: readonly BetEntry[] }) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<BetEntry>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('bets.time'),
      cell: ({ placedAt }) => formats.dateTime(placedAt),
    },
    { id: 'bet', onCard: 'title', header: t('bets.bet'), cell: (bet) => <BetName bet={bet} /> },
    {
      id: 'stake',
      onCard: 'half',
      header: t('bets.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} />,
    },
    {
      id: 'win',
      onCard: 'half',
      header: t('bets.win'),
      align: 'end',
      cell: ({ win }) => <Money amount={win} />,
    },
    {
      id: 'state',
      onCard: 'figure',
      header: t('bets.state'),
      align: 'end',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`bets.state-of.${state}`)}</Badge>,
    },
    {
      id: 'link',
      onCard: 'under',
      header: t('bets.details'),
      align: 'end',
      cell: (bet) => <BetLink bet={bet} />,
    },
  ];
  return <Table caption={t('bets.title')} columns={columns} rows={bets} rowKey={({ id }) => id} />;
}

/** The game, its category and provider, and the draw or the round. */
function BetName({ bet: { category, gameName, vendorName, ticket, round } }: { bet: BetEntry }) {
  const { t, formats, local } = useTexts('mfe-member');
  const lines = ticket?.lineCount ?? 0;
  return (
    <span className={styles.bet}>
      <span>{local(gameName)}</span>
      <span className={styles.under}>
        {t(`category.${category}`)} · {vendorName || t('bets.house')}
      </span>
      {ticket && (
        <span className={styles.under}>
          {t('bets.draw')} <bdi dir="ltr">{ticket.numero}</bdi> ·{' '}
          {t('bets.lines', { count: lines, lines: formats.number(lines) })}
        </span>
      )}
      {round && (
        <span className={styles.under}>
          {t('bets.round')} <bdi dir="ltr">{round.providerRound}</bdi>
        </span>
      )}
    </span>
  );
}
