import type { AdminGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry, Skeleton } from '@croupier/ui';
import { useGameBounds } from '../../api/lottery.ts';
import { CapForm } from './cap-form.tsx';
import styles from './lottery-games.module.css';
import { RestrictForm } from './restrict-form.tsx';

/** Closed and half-price numbers, and caps. */
export function BoundsPanel({ game }: { game: AdminGame }) {
  const { t, formats } = useTexts('console');
  const { bounds, restrict, cap, reload } = useGameBounds(game.gameId);
  if (bounds.isPending) return <Skeleton lines={5} height={44} />;
  if (bounds.error) return <Retry error={bounds.error} onRetry={bounds.refetch} />;
  const { restrictions, caps } = bounds.data;
  const { gameId } = game;
  return (
    <>
      <h3>{t('lotteryGames.closed')}</h3>
      <ul className={styles.rows}>
        {restrictions.map(({ playType, choice, rule, reason, setBy }) => (
          <li key={`${playType}:${choice}`}>
            <bdi dir="ltr">{`${playType} ${choice}`}</bdi>
            <span>{t(`draws.liability.rules.${rule}`)}</span>
            <span className={styles.hint} dir="auto">
              {t('lotteryGames.because', { reason, by: setBy })}
            </span>
            <Button
              size="s"
              isBusy={restrict.isPending}
              onClick={() =>
                restrict.mutate(
                  { gameId, playType, choice, rule: 'open', reason: t('lotteryGames.reopened') },
                  { onSettled: reload },
                )
              }
            >
              {t('lotteryGames.reopen')}
            </Button>
          </li>
        ))}
      </ul>
      <RestrictForm game={game} />
      <h3>{t('lotteryGames.caps')}</h3>
      <ul className={styles.rows}>
        {caps.map(({ playType, currency, cap: amount, setBy }) => (
          <li key={`${playType} ${currency}`}>
            <bdi dir="ltr">{playType}</bdi>
            <bdi>{formats.money(amount, `${currency} `)}</bdi>
            <span className={styles.hint}>{setBy}</span>
            <Button
              size="s"
              isBusy={cap.isPending}
              onClick={() =>
                cap.mutate({ gameId, playType, currency, cap: null }, { onSettled: reload })
              }
            >
              {t('lotteryGames.lift')}
            </Button>
          </li>
        ))}
      </ul>
      <CapForm game={game} />
    </>
  );
}
