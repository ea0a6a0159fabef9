import type { AdminLeaderboard, LeaderboardDraft, LeaderboardId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useBrandSettings } from '../../api/brands.ts';
import { useLeaderboardFigures } from '../../api/missions.ts';
import styles from '../../lib/rewarding.module.css';
import { usePrizeText } from '../../lib/use-prize-text.ts';
import { LeaderboardDecision, type LeaderboardAct } from './leaderboard-decision.tsx';
import { LeaderboardRows } from './leaderboard-rows.tsx';

const tones: Readonly<Record<AdminLeaderboard['state'], BadgeTone>> = {
  coming: 'second',
  running: 'accent',
  held: 'warning',
  paid: 'positive',
  cancelled: 'neutral',
};

interface LeaderboardDetailsProps {
  readonly brand: string;
  readonly id: LeaderboardId;
  readonly draft: LeaderboardDraft;
}

/** What a leaderboard counts and pays, and how it stands. */
export function LeaderboardDetails({ brand, id, draft }: LeaderboardDetailsProps) {
  const { t, formats } = useTexts('console');
  const prizeText = usePrizeText(useBrandSettings(brand).data?.currency ?? '');
  const board = useLeaderboardFigures(brand).data?.find((one) => one.id === id);
  return (
    <>
      <span>
        {t(`leaderboards.measure-of.${draft.measure}`)} · {draft.firstDay} – {draft.lastDay}
      </span>
      <ul className={styles.lines}>
        {draft.prizes.map(({ from, to, reward }) => (
          <li key={from}>
            {from === to ? formats.number(from) : `${formats.number(from)}–${formats.number(to)}`}:{' '}
            {prizeText(reward)}
          </li>
        ))}
      </ul>
      {board && <Standing board={board} />}
    </>
  );
}

function Standing({ board }: { board: AdminLeaderboard }) {
  const { t, formats } = useTexts('console');
  const [act, setAct] = useState<LeaderboardAct | null>(null);
  const [isShown, setShown] = useState(false);
  const { state, terms, players } = board;
  const isOpen = state !== 'paid' && state !== 'cancelled';
  return (
    <>
      <span className={styles.acts}>
        <Badge tone={tones[state]}>{t(`leaderboards.state.${state}`)}</Badge>
        <span className={styles.note}>
          {t('leaderboards.players', { players: formats.number(players) })}
          {isOpen && terms.isHeld && ` · ${t('leaderboards.held')}`}
        </span>
      </span>
      <div className={styles.acts}>
        <Button onClick={() => setShown(true)}>{t('leaderboards.rows')}</Button>
        {isOpen && (
          <Button
            variant={terms.isHeld ? 'primary' : 'secondary'}
            onClick={() => setAct(terms.isHeld ? 'release' : 'hold')}
          >
            {t(terms.isHeld ? 'leaderboards.act.release' : 'leaderboards.act.hold')}
          </Button>
        )}
      </div>
      {act && <LeaderboardDecision board={board} act={act} onClose={() => setAct(null)} />}
      {isShown && <LeaderboardRows board={board} onClose={() => setShown(false)} />}
    </>
  );
}
