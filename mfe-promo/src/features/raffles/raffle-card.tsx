import type { Raffle } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Countdown, useMoney, type BadgeTone } from '@croupier/ui';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { RaffleCheckView } from './raffle-check-view.tsx';
import { RaffleOwn } from './raffle-own.tsx';
import { RaffleMoment, RaffleWinners } from './raffle-winners.tsx';
import styles from './raffles.module.css';

const tones: Readonly<Record<Raffle['state'], BadgeTone>> = {
  coming: 'second',
  open: 'accent',
  frozen: 'warning',
  drawn: 'positive',
  cancelled: 'neutral',
};

/** A raffle: prizes, how to get tickets, the own tickets, and after the end the winners and the check. */
export function RaffleCard({ raffle, onEnd }: { raffle: Raffle; onEnd: () => void }) {
  const { t, local } = useTexts('mfe-promo');
  const { state, terms, winners } = raffle;
  const isRunning = state === 'open' || state === 'coming';
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{local(terms.title)}</h2>
        <Badge tone={tones[state]}>{t(`raffle.state.${state}`)}</Badge>
      </div>
      <RaffleMoment raffle={raffle} />
      {isRunning && (
        <p className={styles.note}>
          {t(state === 'coming' ? 'raffle.starts-in' : 'raffle.closes-in')}{' '}
          <Countdown to={state === 'coming' ? raffle.startsAt : raffle.closesAt} onEnd={onEnd} />
        </p>
      )}
      {state === 'frozen' && <p className={styles.note}>{t('raffle.frozen')}</p>}
      <RaffleOwn raffle={raffle} />
      <div className={styles.columns}>
        <Prizes raffle={raffle} />
        <Rules raffle={raffle} />
      </div>
      {winners.length > 0 && <RaffleWinners raffle={raffle} />}
      {state === 'drawn' && winners.length === 0 && <p>{t('raffle.no-winner')}</p>}
      <RaffleCheckView raffle={raffle} />
    </Card>
  );
}

function Prizes({ raffle: { terms } }: { raffle: Raffle }) {
  const { t, formats } = useTexts('mfe-promo');
  const prizeText = usePrizeText();
  return (
    <div>
      <h3>{t('raffle.prizes')}</h3>
      <ul className={styles.lines}>
        {terms.prizes.map(({ reward, winners }) => (
          <li key={JSON.stringify(reward)}>
            {t('raffle.prize', { winners: formats.number(winners), prize: prizeText(reward) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rules({ raffle: { terms } }: { raffle: Raffle }) {
  const { t, formats } = useTexts('mfe-promo');
  const money = useMoney();
  const { turnover, dailyTickets, ticketsAtMost } = terms;
  return (
    <div>
      <h3>{t('raffle.how')}</h3>
      <ul className={styles.lines}>
        {turnover !== null && <li>{t('raffle.by-turnover', { amount: money(turnover) })}</li>}
        {dailyTickets > 0 && (
          <li>{t('raffle.by-day', { tickets: formats.number(dailyTickets) })}</li>
        )}
        <li>{t('raffle.most', { tickets: formats.number(ticketsAtMost) })}</li>
        <li>{t('raffle.fair')}</li>
      </ul>
    </div>
  );
}
