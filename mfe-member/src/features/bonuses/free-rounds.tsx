import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, Card, Money, Section } from '@croupier/ui';
import { useFreeRounds } from '../../api/bonuses.ts';
import styles from './bonuses.module.css';

/** The member's free rounds: those that can be played, and those that ended lately. Absent while there are none. */
export function FreeRounds() {
  const { t, formats, local } = useTexts('mfe-member');
  const { data: granted = [] } = useFreeRounds();
  if (granted.length === 0) return null;
  return (
    <Section title={t('freeRounds.title')}>
      <ul role="list" className={styles.bonuses}>
        {granted.map(
          ({ id, campaign, state, game, provider, rounds, left, stake, winsTimes, until }) => (
            <Card as="li" key={id} className={styles.freeRound}>
              <p className={styles.head}>
                <strong dir="auto">
                  {game ? local(game.name) : t('freeRounds.every-game', { provider })}
                </strong>
                <Badge tone={state === 'active' ? 'accent' : 'neutral'}>
                  {t(`freeRounds.state.${state}`)}
                </Badge>
              </p>
              <p>
                {t('freeRounds.left', { left: formats.number(left), all: formats.number(rounds) })}{' '}
                <Money amount={stake} />
              </p>
              <p className={styles.muted}>
                {winsTimes === null
                  ? t('freeRounds.cash')
                  : t('freeRounds.bonus', { times: formats.number(winsTimes) })}{' '}
                <time dateTime={until}>
                  {t('freeRounds.until', { time: formats.dateTime(until) })}
                </time>
              </p>
              {campaign && (
                <p className={styles.muted}>
                  <bdi>{local(campaign)}</bdi>
                </p>
              )}
              {game && state === 'active' && (
                <ButtonLink
                  to={`/game?nodeId=${game.nodeId}`}
                  size="s"
                  variant="primary"
                  aria-label={`${t('freeRounds.play')}: ${local(game.name)}`}
                >
                  {t('freeRounds.play')}
                </ButtonLink>
              )}
            </Card>
          ),
        )}
      </ul>
    </Section>
  );
}
