import type { AdminRaffle } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Retry, Skeleton, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useBrandRaffles } from '../../api/missions.ts';
import styles from '../../lib/rewarding.module.css';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { RaffleDecision, type RaffleAct } from './raffle-decision.tsx';
import { RaffleDialog } from './raffle-dialog.tsx';

const tones: Readonly<Record<AdminRaffle['state'], BadgeTone>> = {
  coming: 'second',
  open: 'accent',
  frozen: 'warning',
  drawn: 'positive',
  cancelled: 'neutral',
};

const actsOf: Readonly<Record<AdminRaffle['state'], readonly RaffleAct[]>> = {
  coming: ['cancel'],
  open: ['freeze', 'cancel'],
  frozen: ['draw'],
  drawn: [],
  cancelled: [],
};

/** The raffles of a brand, the last to close first. */
export function RaffleList({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const raffles = useBrandRaffles(brand);
  const [isCreating, setCreating] = useState(false);
  if (raffles.isPending) return <Skeleton lines={4} height={140} />;
  if (raffles.error) return <Retry error={raffles.error} again={raffles.refetch} />;
  const { currency, raffles: rows } = raffles.data;
  return (
    <>
      <div>
        <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
          {t('raffles.create')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <Empty title={t('raffles.empty')} text={t('raffles.emptyText')} art="ticket" />
      ) : (
        <ul role="list" className={styles.cards}>
          {rows.map((raffle) => (
            <RaffleCard key={raffle.id} raffle={raffle} />
          ))}
        </ul>
      )}
      {isCreating && (
        <RaffleDialog brand={brand} currency={currency} onClose={() => setCreating(false)} />
      )}
    </>
  );
}

function RaffleCard({ raffle }: { raffle: AdminRaffle }) {
  const { t, local, formats } = useTexts('console');
  const prizeText = usePrizeText(raffle.currency);
  const [act, setAct] = useState<RaffleAct | null>(null);
  const { state, terms, proof, winners, members } = raffle;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>{local(terms.title)}</h2>
        <Badge tone={tones[state]}>{t(`raffles.state.${state}`)}</Badge>
      </div>
      <p className={styles.note}>
        {terms.firstDay} – {terms.lastDay}
      </p>
      <ul className={styles.lines}>
        {terms.prizes.map(({ reward, winners: count }) => (
          <li key={JSON.stringify(reward)}>
            {formats.number(count)} × {prizeText(reward)}
          </li>
        ))}
      </ul>
      {proof.seal !== null && (
        <p className={styles.note}>
          {t('raffles.frozenList', {
            tickets: formats.number(proof.tickets),
            members: formats.number(members),
          })}{' '}
          <code dir="ltr" className={styles.text}>
            {proof.seal}
          </code>
        </p>
      )}
      {winners.length > 0 && (
        <ol className={styles.lines} aria-label={t('raffles.winners')}>
          {winners.map(({ place, account, reward }) => (
            <li key={place}>
              <bdi>{account}</bdi>: {prizeText(reward)}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.acts}>
        {actsOf[state].map((one) => (
          <Button
            key={one}
            variant={one === 'cancel' ? 'danger' : 'primary'}
            onClick={() => setAct(one)}
          >
            {t(`raffles.act.${one}`)}
          </Button>
        ))}
      </div>
      {act && <RaffleDecision raffle={raffle} act={act} onClose={() => setAct(null)} />}
    </Card>
  );
}
