import type { Raffle, RaffleWinner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Table, type Column } from '@croupier/ui';
import { WinBanner } from '@croupier/ui/win-banner';
import { useOwnRaffles } from '../../api/raffles.ts';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import styles from './raffles.module.css';

/** The winners with their tickets; the member finds the own code among them. */
export function RaffleWinners({ raffle }: { raffle: Raffle }) {
  const { t, formats } = useTexts('mfe-promo');
  const prizeText = usePrizeText();
  const own = useOwnRaffles().data?.find(({ id }) => id === raffle.id);
  const columns: readonly Column<RaffleWinner>[] = [
    {
      id: 'place',
      onCard: 'note',
      header: t('raffle.place'),
      cell: ({ place }) => formats.number(place),
    },
    {
      id: 'winner',
      onCard: 'title',
      header: t('raffle.winner'),
      cell: ({ account, holder }) => (
        <span className={styles.winner}>
          <bdi>{account}</bdi>
          {holder === own?.holder && <Badge tone="accent">{t('raffle.you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'ticket',
      header: t('raffle.ticket'),
      align: 'end',
      cell: ({ ticket }) => formats.number(ticket, { useGrouping: false }),
    },
    {
      id: 'prize',
      onCard: 'figure',
      header: t('raffle.won'),
      cell: ({ reward }) => prizeText(reward),
    },
  ];
  return (
    <Table
      caption={t('raffle.winners')}
      columns={columns}
      rows={raffle.winners}
      rowKey={({ place }) => String(place)}
    />
  );
}

/** The moment of a win; it stands in the page before the draw, so that screen readers announce it. */
export function RaffleMoment({ raffle }: { raffle: Raffle }) {
  const { t } = useTexts('mfe-promo');
  const prizeText = usePrizeText();
  const own = useOwnRaffles().data?.find(({ id }) => id === raffle.id);
  const prizes = raffle.winners
    .filter(({ holder }) => holder === own?.holder)
    .map(({ reward }) => prizeText(reward));
  return (
    <WinBanner>{prizes.length > 0 && t('raffle.moment', { prizes: prizes.join(', ') })}</WinBanner>
  );
}
