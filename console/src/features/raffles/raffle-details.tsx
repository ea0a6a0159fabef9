import type { AdminRaffle, RaffleDraft, RaffleId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useBrandSettings } from '../../api/brands.ts';
import { useRaffleFigures } from '../../api/missions.ts';
import styles from '../../lib/rewarding.module.css';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { RaffleDecision, type RaffleAct } from './raffle-decision.tsx';

const tones: Readonly<Record<AdminRaffle['state'], BadgeTone>> = {
  coming: 'second',
  open: 'accent',
  frozen: 'warning',
  drawn: 'positive',
  cancelled: 'neutral',
};

const actOf: Readonly<Record<AdminRaffle['state'], RaffleAct | null>> = {
  coming: null,
  open: 'freeze',
  frozen: 'draw',
  drawn: null,
  cancelled: null,
};

interface RaffleDetailsProps {
  readonly brand: string;
  readonly id: RaffleId;
  readonly draft: RaffleDraft;
}

/** What a raffle gives, and how it stands. */
export function RaffleDetails({ brand, id, draft }: RaffleDetailsProps) {
  const { formats } = useTexts('console');
  const prizeText = usePrizeText(useBrandSettings(brand).data?.currency ?? '');
  const raffle = useRaffleFigures(brand).data?.find((one) => one.id === id);
  return (
    <>
      <span>
        {draft.firstDay} – {draft.lastDay}
      </span>
      <ul className={styles.lines}>
        {draft.prizes.map(({ reward, winners }, at) => (
          <li key={at}>
            {formats.number(winners)} × {prizeText(reward)}
          </li>
        ))}
      </ul>
      {raffle && <Standing raffle={raffle} />}
    </>
  );
}

function Standing({ raffle }: { raffle: AdminRaffle }) {
  const { t, formats } = useTexts('console');
  const prizeText = usePrizeText(raffle.currency);
  const [act, setAct] = useState<RaffleAct | null>(null);
  const { state, proof, winners, members } = raffle;
  const possible = actOf[state];
  return (
    <>
      <Badge tone={tones[state]}>{t(`raffles.state.${state}`)}</Badge>
      {proof.seal !== null && (
        <span className={styles.note}>
          {t('raffles.frozenList', {
            tickets: formats.number(proof.tickets),
            members: formats.number(members),
          })}{' '}
          <code dir="ltr" className={styles.text}>
            {proof.seal}
          </code>
        </span>
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
      {possible && <Button onClick={() => setAct(possible)}>{t(`raffles.act.${possible}`)}</Button>}
      {act && <RaffleDecision raffle={raffle} act={act} onClose={() => setAct(null)} />}
    </>
  );
}
