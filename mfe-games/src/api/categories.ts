import { useCallQuery } from '@croupier/client';
import { calls, type CategoryLane } from '@croupier/contracts';
import { useEffect } from 'react';
import { storeInSession, storedInSession } from '../lib/session-stored.ts';

const key = 'croupier.game-vendors';
/** A provider may add its games shortly after the site starts, or add a new kind. */
const bareMs = 20_000;

/**
 * The rail with its vendors. It is cached for the tab, shown immediately, and reloaded in the background
 * (decision 0022), periodically while a kind has no game.
 */
export function useCategories(): readonly CategoryLane[] | undefined {
  const answer = useCallQuery(calls.gameCategories, undefined, {
    refreshMs: (lanes) => lanes?.some(({ games }) => games === 0) === true && bareMs,
  });
  useEffect(() => {
    if (answer.data) storeInSession(key, answer.data);
  }, [answer.data]);
  return answer.data ?? storedLanes();
}

function storedLanes(): readonly CategoryLane[] | undefined {
  const stored = storedInSession(key);
  return Array.isArray(stored) && stored.every(isLane) ? stored : undefined;
}

const isLane = (value: unknown): value is CategoryLane =>
  typeof value === 'object' && value !== null && 'gameCategory' in value && 'vendors' in value;
