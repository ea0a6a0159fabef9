import { useLatestEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type GameId, trialType } from '@croupier/contracts';
import { useFailureText, useToast } from '@croupier/ui';
import { useCallback, useMemo, useState } from 'react';
import { useStableValue } from '../lib/use-stable-value.ts';

export interface Favourites {
  /** Only a real account can store favourites; other visitors do not see the heart. */
  readonly canKeep: boolean;
  has(id: GameId): boolean;
  toggle(id: GameId): void;
}

/** The member's favourites: a heart updates optimistically, and is reverted if the platform refuses. */
export function useFavourites(): Favourites {
  const session = useLatestEvent('session.changed');
  const canKeep = session !== null && session !== undefined && session.member.type !== trialType;
  const stored = useCallQuery(calls.favouriteIds, undefined, { enabled: canKeep });
  const add = useCallMutation(calls.addFavourite);
  const remove = useCallMutation(calls.removeFavourite);
  const invalidate = useInvalidate();
  const toast = useToast();
  const failureText = useFailureText();
  const [requested, setRequested] = useState<ReadonlyMap<GameId, boolean>>(new Map());

  const keptIds = stored.data?.content;
  const has = useCallback(
    (id: GameId) => requested.get(id) ?? keptIds?.includes(id) ?? false,
    [requested, keptIds],
  );

  async function toggle(nodeId: GameId): Promise<void> {
    const isAdded = !has(nodeId);
    setRequested((before) => new Map(before).set(nodeId, isAdded));
    try {
      await (isAdded ? add : remove).mutateAsync({ nodeId });
      invalidate(calls.favouriteIds);
      invalidate(calls.favouriteGames);
    } catch (error) {
      setRequested((before) => new Map(before).set(nodeId, !isAdded));
      toast({ tone: 'negative', text: failureText(error) });
    }
  }
  const toggleOne = useStableValue((id: GameId) => void toggle(id));
  return useMemo(() => ({ canKeep, has, toggle: toggleOne }), [canKeep, has, toggleOne]);
}
