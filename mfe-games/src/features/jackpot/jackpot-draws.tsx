import type { JackpotDraw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, ButtonLink, Empty, Money, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useJackpotDraws } from '../../api/jackpot-draws.ts';
import styles from './jackpot-draws.module.css';
import { JackpotProofView } from './jackpot-proof-view.tsx';

const shown = 20;

/** The completed draws; each can be verified here. */
export function JackpotDraws() {
  const { t } = useTexts('mfe-games');
  const draws = useJackpotDraws(shown);
  const { hash } = useLocation();
  return (
    <Section title={t('jackpot.held')}>
      {draws.isPending ? (
        <Skeleton height={88} lines={4} />
      ) : draws.error ? (
        <Retry error={draws.error} onRetry={draws.refetch} />
      ) : draws.data.length === 0 ? (
        <Empty
          title={t('jackpot.none')}
          text={t('jackpot.noneText')}
          art="gift"
          look="row"
          action={<ButtonLink to="/rng">{t('jackpot.play')}</ButtonLink>}
        />
      ) : (
        <ol className={styles.draws}>
          {draws.data.map((draw) => (
            <HeldDraw key={`${draw.id} ${hash}`} draw={draw} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function HeldDraw({ draw }: { draw: JackpotDraw }) {
  const { t, formats, local } = useTexts('mfe-games');
  // A link to the proof of one draw names the draw.
  const [isOpen, setOpen] = useState(useLocation().hash === `#${draw.id}`);
  const { win } = draw;
  return (
    <li className={styles.draw} id={draw.id}>
      <div className={styles.line}>
        <span className={styles.amount}>
          <Money amount={draw.amount} />
        </span>
        <span className={styles.who}>
          {win ? (
            <>
              <bdi className={styles.account}>{win.account}</bdi>
              <span className={styles.muted}>{local(win.game)}</span>
            </>
          ) : (
            <Badge tone="neutral">{t(`jackpot.state.${draw.state}`)}</Badge>
          )}
        </span>
        <span className={styles.muted}>
          {formats.dateTime(draw.locksAt)}
          <br />
          {t('jackpot.tickets', { count: draw.tickets, total: formats.number(draw.tickets) })}
        </span>
        {win && (
          <Button
            variant="secondary"
            size="s"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'jackpot.close' : 'jackpot.verify')}
          </Button>
        )}
      </div>
      {isOpen && <JackpotProofView draw={draw} />}
    </li>
  );
}
