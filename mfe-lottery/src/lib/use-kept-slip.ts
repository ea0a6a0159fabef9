import type { LotteryGame, PriceChange, PrizeMode } from '@croupier/contracts';
import { useEffect, useReducer, useState } from 'react';
import type { ChasePlan } from './chase.ts';
import { keep, readKept } from './kept-slip.ts';
import { changeSlip } from './slip.ts';
import { firstStake } from './stake.ts';

/**
 * The slip of a game with its stake, its chase and the terms it is made on; this tab keeps it over a sign-in
 * and a reload. `first` is the prize mode where none is kept.
 */
export function useKeptSlip(game: LotteryGame, first: PrizeMode | undefined) {
  const { gameId, prizeModes } = game;
  const [kept] = useState(() => readKept(gameId));
  const [slip, change] = useReducer(changeSlip, kept?.slip ?? []);
  const [stake, setStake] = useState(kept?.stake ?? firstStake(game));
  const [plan, setPlan] = useState<ChasePlan | null>(kept?.plan ?? null);
  const [onPriceChange, setOnPriceChange] = useState<PriceChange>(kept?.onPriceChange ?? 'ask');
  const [prizeMode, setPrizeMode] = useState(() => offered(kept?.prizeMode, prizeModes) ?? first);
  useEffect(
    () => keep(gameId, { slip, stake, plan, onPriceChange, prizeMode: prizeMode ?? null }),
    [gameId, slip, stake, plan, onPriceChange, prizeMode],
  );
  return {
    slip,
    change,
    stake,
    setStake,
    plan,
    setPlan,
    onPriceChange,
    setOnPriceChange,
    prizeMode,
    setPrizeMode,
  };
}

function offered(mode: PrizeMode | null | undefined, modes: readonly PrizeMode[]) {
  return modes.find((one) => one === mode);
}
