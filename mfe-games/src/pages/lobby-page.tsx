import { useHeard } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LobbyFilters } from '../features/lobby/lobby-filters.tsx';
import { AllGames } from '../features/lobby/all-games.tsx';
import { HotOnly } from '../features/lobby/hot-only.tsx';
import { typeOfPath } from '../lib/type-of-path.ts';
import { usePlay } from '../lib/use-play.ts';
import { useSettled } from '../lib/use-settled.ts';
import styles from './lobby-page.module.css';

const typingMs = 250;

/** The games of one kind: chosen by the path, narrowed by tab, vendor and name. */
export function LobbyPage() {
  const { t } = useTexts('mfe-games');
  const gameType = typeOfPath(useLocation().pathname);
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const play = usePlay();
  useHeard('game.launch-requested', ({ nodeId }) => play(nodeId));

  const tab = params.get('page') === 'hot' ? 'hot' : 'all';
  const vassalage = params.get('vendor') ?? '';
  const filter = { gameType, vassalage, gameName: useSettled(words.trim(), typingMs) };

  function choose(name: 'page' | 'vendor', value: string): void {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <div className={styles.page}>
      <PageHeader title={t(`type.${gameType}.title`)} lead={t(`type.${gameType}.lead`)} />
      <LobbyFilters
        key={gameType}
        gameType={gameType}
        tab={tab}
        vendor={vassalage}
        words={words}
        onTab={(value) => choose('page', value === 'all' ? '' : value)}
        onVendor={(value) => choose('vendor', value)}
        onWords={setWords}
      />
      {tab === 'hot' ? (
        <HotOnly filter={filter} onPlay={play} />
      ) : (
        <AllGames filter={filter} onPlay={play} />
      )}
    </div>
  );
}
