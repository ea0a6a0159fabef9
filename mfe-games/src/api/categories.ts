import { useCallQuery } from '@croupier/client';
import { calls, type CategoryLane } from '@croupier/contracts';
import { useEffect } from 'react';
import { storeInSession, storedInSession } from '../lib/session-stored.ts';

const key = 'croupier.game-vendors';
/** A provider may bring its games a moment after the site is up, or open a kind that was not there. */
const bareMs = 20_000;

/**
 * The rail with its vendors. It is kept for the tab, shown at once, and asked for anew behind it (decision 0022), now
 * and then while a kind has no game.
 */
export function useCategories(): readonly CategoryLane[] | undefined {
  const asked = useCallQuery(calls.gameCategories, undefined, {
    refreshMs: (lanes) => lanes?.some(({ games }) => games === 0) === true && bareMs,
  });
  useEffect(() => {
    if (asked.data) storeInSession(key, asked.data);
  }, [asked.data]);
  return asked.data ?? keptLanes();
}

function keptLanes(): readonly CategoryLane[] | undefined {
  const kept = storedInSession(key);
  return Array.isArray(kept) && kept.every(isLane) ? kept : undefined;
}

const isLane = (value: unknown): value is CategoryLane =>
  typeof value === 'object' && value !== null && 'gameCategory' in value && 'vendors' in value;
