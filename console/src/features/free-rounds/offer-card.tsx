import type { FreeRoundsOffer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Stat, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useOperator } from '../../session/use-operator.ts';
import styles from '../bonuses/bonuses.module.css';
import { DecideFreeRounds, type FreeRoundsDecision } from './decide-free-rounds.tsx';
import { Holders } from './holders.tsx';

const tones: Readonly<Record<FreeRoundsOffer['state'], BadgeTone>> = {
  waiting: 'warning',
  granted: 'positive',
  refused: 'neutral',
};

/** One offer: what was granted to how many members, how much of it was played, and the operator's actions. */
export function OfferCard({ offer }: { offer: FreeRoundsOffer }) {
  const { t, formats, local } = useTexts('console');
  const [act, setAct] = useState<FreeRoundsDecision | 'members' | null>(null);
  const { game, provider, campaign, state, members, rounds, used, stake, currency } = offer;
  const all = members * rounds;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <h3 dir="auto">{local(campaign)}</h3>
        <Badge tone={tones[state]}>{t(`freeRounds.state.${state}`)}</Badge>
      </header>
      <p dir="auto">
        {local(game.name)} · {provider}
      </p>
      <div className={styles.stats}>
        <Stat label={t('freeRounds.members')} value={formats.number(members)} />
        <Stat
          label={t('freeRounds.played')}
          value={t('freeRounds.playedOf', {
            used: formats.number(used),
            all: formats.number(all),
          })}
        />
        <Stat
          label={t('freeRounds.stake')}
          value={<bdi>{formats.money(stake, `${currency} `)}</bdi>}
        />
        <Stat label={t('freeRounds.active')} value={formats.number(offer.active)} />
      </div>
      {offer.unsent > 0 && (
        <p className={styles.muted}>
          {t('freeRounds.unsent', { count: offer.unsent, members: formats.number(offer.unsent) })}
        </p>
      )}
      <p className={styles.muted}>
        {t('bonuses.proposedBy', {
          operator: offer.operator,
          time: formats.dateTime(offer.offeredAt),
        })}{' '}
        · {t('bonuses.until', { time: formats.dateTime(offer.until) })} ·{' '}
        {offer.terms
          ? t('freeRounds.winsBonus', { times: formats.number(offer.terms.times) })
          : t('freeRounds.winsCash')}
        : <q dir="auto">{offer.note}</q>
      </p>
      <Acts offer={offer} onAct={setAct} />
      {act === 'members' && <Holders offer={offer} onClose={() => setAct(null)} />}
      {act && act !== 'members' && (
        <DecideFreeRounds offer={offer} decision={act} onClose={() => setAct(null)} />
      )}
    </Card>
  );
}

interface ActsProps {
  readonly offer: FreeRoundsOffer;
  readonly onAct: (act: FreeRoundsDecision | 'members') => void;
}

function Acts({ offer: { state, active, operatorId }, onAct }: ActsProps) {
  const { t } = useTexts('console');
  const operator = useOperator();
  if (state === 'refused') return null;
  if (state === 'waiting')
    return (
      <footer className={styles.acts}>
        {operator?.id === operatorId ? (
          <p>{t('bonuses.ownProposal')}</p>
        ) : (
          <Button variant="primary" onClick={() => onAct('confirm')}>
            {t('freeRounds.decision.confirm.confirm')}
          </Button>
        )}
        <Button onClick={() => onAct('refuse')}>{t('freeRounds.decision.refuse.confirm')}</Button>
      </footer>
    );
  return (
    <footer className={styles.acts}>
      <Button onClick={() => onAct('members')}>{t('freeRounds.showMembers')}</Button>
      {active > 0 && (
        <Button variant="danger" onClick={() => onAct('cancel')}>
          {t('freeRounds.decision.cancel.confirm')}
        </Button>
      )}
    </footer>
  );
}
