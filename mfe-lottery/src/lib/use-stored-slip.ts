import type { LotteryGame, PriceChange, PrizeMode } from '@croupier/contracts';
import { useEffect, useReducer, useState } from 'react';
import type { ChasePlan } from './chase.ts';
import { storeSlip, readStoredSlip } from './stored-slip.ts';
import { storeStake, storedStake } from './stored-stake.ts';
import { changeSlip } from './slip.ts';
import type { Stake } from './stake.ts';

/**
 * The slip of a game with its stake, its chase and its terms; this tab stores it over a sign-in and a reload.
 * `first` is the prize mode if none is stored.
 */
export function useStoredSlip(game: LotteryGame, first: PrizeMode | undefined) {
  const { gameId, prizeModes } = game;
  const [stored] = useState(() => readStoredSlip(gameId));
  const [slip, change] = useReducer(changeSlip, stored?.slip ?? []);
  const [stake, setStake] = useState(() => stored?.stake ?? storedStake(game));
  const [plan, setPlan] = useState<ChasePlan | null>(stored?.plan ?? null);
  const [onPriceChange, setOnPriceChange] = useState<PriceChange>(stored?.onPriceChange ?? 'ask');
  const [prizeMode, setPrizeMode] = useState(() => offered(stored?.prizeMode, prizeModes) ?? first);
  useEffect(
    () => storeSlip(gameId, { slip, stake, plan, onPriceChange, prizeMode: prizeMode ?? null }),
    [gameId, slip, stake, plan, onPriceChange, prizeMode],
  );
  function chooseStake(wanted: Stake): void {
    setStake(wanted);
    storeStake(game, wanted);
  }
  return {
    slip,
    change,
    stake,
    setStake: chooseStake,
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
