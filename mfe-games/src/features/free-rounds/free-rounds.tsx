import type { FreeRounds as Granted } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Dialog, Icon, useMoney } from '@croupier/ui';
import { useState } from 'react';
import { useFreeRounds } from '../../api/free-rounds.ts';
import type { Play } from '../../lib/use-play.ts';
import styles from './free-rounds.module.css';

/**
 * A button with the number of the member's free rounds, beside the filters of the games, and the list that it opens:
 * how many are left, in which game, what each is worth and until when. Nothing moves when it appears.
 */
export function FreeRounds({ onPlay }: { onPlay: Play }) {
  const { t, formats } = useTexts('mfe-games');
  const granted = useFreeRounds();
  const [isOpen, setOpen] = useState(false);
  const count = granted.reduce((sum, { left }) => sum + left, 0);
  if (count === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('freeRounds.left', { count, left: formats.number(count) })}
        onClick={() => setOpen(true)}
      >
        <Icon name="gift" />
        {formats.number(count)}
      </button>
      <Dialog isOpen={isOpen} title={t('freeRounds.title')} onClose={() => setOpen(false)}>
        <ul className={styles.list} role="list">
          {granted.map((one) => (
            <li key={one.id}>
              <FreeRoundsCard granted={one} onPlay={onPlay} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
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
        {campaign && <bdi>{local(campaign)}</bdi>}
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
