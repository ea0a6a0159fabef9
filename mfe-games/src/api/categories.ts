import { useAnswer } from '@croupier/client';
import { calls, type CategoryLane } from '@croupier/contracts';
import { useEffect } from 'react';
import { keepInSession, keptInSession } from '../lib/session-kept.ts';

const key = 'croupier.game-vendors';

/** The rail with its vendors. It is kept for the tab, shown at once, and asked for anew behind it. */
export function useCategories(): readonly CategoryLane[] | undefined {
  const asked = useAnswer(calls.gameCategories, undefined);
  useEffect(() => {
    if (asked.data) keepInSession(key, asked.data);
  }, [asked.data]);
  return asked.data ?? keptLanes();
}

function keptLanes(): readonly CategoryLane[] | undefined {
  const kept = keptInSession(key);
  return Array.isArray(kept) && kept.every(isLane) ? kept : undefined;
}

const isLane = (value: unknown): value is CategoryLane =>
  typeof value === 'object' && value !== null && 'gameCategory' in value && 'vendors' in value;
