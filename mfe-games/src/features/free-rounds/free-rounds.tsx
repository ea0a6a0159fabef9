import type { FreeRounds as Granted } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Icon, useMoney } from '@croupier/ui';
import { useFreeRounds } from '../../api/free-rounds.ts';
import type { Play } from '../../lib/use-play.ts';
import styles from './free-rounds.module.css';

/** The member's free rounds above the games: how many are left, in which game, what each is worth and until when. */
export function FreeRounds({ onPlay }: { onPlay: Play }) {
  const { t } = useTexts('mfe-games');
  const granted = useFreeRounds();
  if (granted.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="free-rounds">
      <h2 id="free-rounds" className={styles.title}>
        <Icon name="gift" />
        {t('freeRounds.title')}
      </h2>
      <ul className={styles.list} role="list">
        {granted.map((one) => (
          <li key={one.id}>
            <FreeRoundsCard granted={one} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FreeRoundsCard({ granted, onPlay }: { granted: Granted; onPlay: Play }) {
  const { t, formats, local } = useTexts('mfe-games');
  const money = useMoney();
  const { game, provider, left, rounds, stake, until, winsTimes, campaign } = granted;
  const name = game ? local(game.name) : t('freeRounds.everyGame', { provider });
  return (
    <Card className={styles.card}>
      <p className={styles.left}>
        {t('freeRounds.left', { count: left, left: formats.number(left) })}
      </p>
      <p className={styles.game} dir="auto">
        {name}
      </p>
      <p className={styles.terms}>
        {t('freeRounds.terms', {
          stake: money(stake),
          rounds: formats.number(rounds),
          time: formats.dateTime(until),
        })}{' '}
        {winsTimes === null
          ? t('freeRounds.cash')
          : t('freeRounds.bonus', { times: formats.number(winsTimes) })}{' '}
        <bdi>{campaign}</bdi>
      </p>
      {game && (
        <Button
          variant="primary"
          size="s"
          aria-label={t('freeRounds.playIn', { name })}
          onClick={() => onPlay({ nodeId: game.nodeId })}
        >
          {t('freeRounds.play')}
        </Button>
      )}
    </Card>
  );
}
