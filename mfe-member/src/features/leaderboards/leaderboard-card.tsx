import type { Leaderboard, LeaderboardRow } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Countdown, Table, useMoney, type BadgeTone, type Column } from '@croupier/ui';
import { useRewardText } from '../../lib/use-reward-text.ts';
import styles from './leaderboards.module.css';

const tones: Readonly<Record<Leaderboard['state'], BadgeTone>> = {
  coming: 'second',
  running: 'accent',
  held: 'warning',
  paid: 'positive',
  cancelled: 'neutral',
};

/** A competition: the time that is left, the first places, the own place and the prizes. */
export function LeaderboardCard({ board, onEnd }: { board: Leaderboard; onEnd: () => void }) {
  const { t, local } = useTexts('mfe-member');
  const { state, categories } = board;
  const isOpen = state === 'running' || state === 'coming';
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3>{local(board.title)}</h3>
          <p className={styles.note}>
            {t(`boards.measure.${board.measure}`)}
            {categories.length > 0 &&
              ` (${categories.map((one) => t(`category.${one}`)).join(', ')})`}
          </p>
        </div>
        <Badge tone={tones[state]}>{t(`boards.state.${state}`)}</Badge>
      </div>
      {isOpen && (
        <p className={styles.note}>
          {t(state === 'coming' ? 'boards.starts-in' : 'boards.ends-in')}{' '}
          <Countdown to={state === 'coming' ? board.startsAt : board.endsAt} onEnd={onEnd} />
        </p>
      )}
      <OwnPlace board={board} />
      {board.rows.length > 0 && <Places board={board} />}
      <Prizes board={board} />
    </Card>
  );
}

function OwnPlace({ board }: { board: Leaderboard }) {
  const { t, formats } = useTexts('mfe-member');
  const show = useScore(board);
  const { own, players } = board;
  return (
    <p className={styles.own} role="status">
      {own
        ? t('boards.own', {
            place: formats.number(own.place),
            players: formats.number(players),
            score: show(own),
          })
        : t('boards.no-score')}
    </p>
  );
}

function Places({ board }: { board: Leaderboard }) {
  const { t, formats } = useTexts('mfe-member');
  const show = useScore(board);
  const rewardText = useRewardText();
  const prizeOf = (place: number) =>
    board.prizes.find(({ from, to }) => place >= from && place <= to)?.reward;
  const columns: readonly Column<LeaderboardRow>[] = [
    {
      id: 'place',
      header: t('boards.place'),
      cell: ({ place }) => formats.number(place),
    },
    {
      id: 'member',
      onCard: 'title',
      header: t('boards.member'),
      cell: ({ account, isOwn }) => (
        <span className={styles.member}>
          <bdi>{account}</bdi>
          {isOwn && <Badge tone="accent">{t('boards.you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'score',
      onCard: 'figure',
      header: t('boards.score'),
      align: 'end',
      cell: (row) => show(row),
    },
    {
      id: 'prize',
      header: t('boards.prize'),
      cell: ({ place }) => {
        const reward = prizeOf(place);
        return reward ? rewardText({ reward }) : '';
      },
    },
  ];
  return (
    <Table
      caption={t('boards.places')}
      columns={columns}
      rows={board.rows}
      rowKey={({ place }) => String(place)}
    />
  );
}

function Prizes({ board }: { board: Leaderboard }) {
  const { t, formats } = useTexts('mfe-member');
  const rewardText = useRewardText();
  return (
    <details className={styles.prizes}>
      <summary>{t('boards.prizes')}</summary>
      <ul>
        {board.prizes.map(({ from, to, reward }) => (
          <li key={from}>
            {from === to
              ? t('boards.prize-one', {
                  place: formats.number(from),
                  reward: rewardText({ reward }),
                })
              : t('boards.prize-range', {
                  from: formats.number(from),
                  to: formats.number(to),
                  reward: rewardText({ reward }),
                })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('boards.rules')}</p>
    </details>
  );
}

function useScore({ measure }: Pick<Leaderboard, 'measure'>) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  return ({ score }: Pick<LeaderboardRow, 'score'>): string => {
    if (measure === 'points') return formats.number(Math.floor(Number(score)));
    if (measure === 'multiplier')
      return t('boards.times', { times: formats.number(Number(score)) });
    return money(score);
  };
}
