import type { LotteryGame } from '@croupier/contracts';
import { useEffect, useReducer, useState } from 'react';
import type { ChasePlan } from './chase.ts';
import { keep, readKept } from './kept-slip.ts';
import { changeSlip } from './slip.ts';
import { firstStake } from './stake.ts';

/** The slip of a game with its stake and chase; this tab keeps it over a sign-in and a reload. */
export function useKeptSlip(game: LotteryGame) {
  const { gameId } = game;
  const [kept] = useState(() => readKept(gameId));
  const [slip, change] = useReducer(changeSlip, kept?.slip ?? []);
  const [stake, setStake] = useState(kept?.stake ?? firstStake(game));
  const [plan, setPlan] = useState<ChasePlan | null>(kept?.plan ?? null);
  useEffect(() => keep(gameId, { slip, stake, plan }), [gameId, slip, stake, plan]);
  return { slip, change, stake, setStake, plan, setPlan };
}
