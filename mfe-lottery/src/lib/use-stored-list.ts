import { useLatestEvent } from '@croupier/bus';
import { useState } from 'react';
import { storeList, storedList } from './stored-list.ts';

/** A list that this browser stores for each user name; visitors have their own list. */
export function useStoredList(
  what: string,
): readonly [readonly string[], (list: readonly string[]) => void] {
  const session = useLatestEvent('session.changed');
  const key = `lottery.${what}:${session?.member.account ?? ''}`;
  const [kept, setKept] = useState({ key, list: storedList(key) });
  // When another user signs in, that user's list is read immediately.
  const { list } = kept.key === key ? kept : { list: storedList(key) };
  function keep(next: readonly string[]): void {
    storeList(key, next);
    setKept({ key, list: next });
  }
  return [list, keep];
}
