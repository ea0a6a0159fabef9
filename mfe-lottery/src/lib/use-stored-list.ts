import { useLatestEvent } from '@croupier/bus';
import { useState } from 'react';
import { storeList, storedList } from './stored-list.ts';

/** A list kept in this browser for each user name; a visitor has one of their own. */
export function useStoredList(
  what: string,
): readonly [readonly string[], (list: readonly string[]) => void] {
  const session = useLatestEvent('session.changed');
  const key = `lottery.${what}:${session?.member.account ?? ''}`;
  const [kept, setKept] = useState({ key, list: storedList(key) });
  // Another user's list is read as soon as another user is signed in.
  const { list } = kept.key === key ? kept : { list: storedList(key) };
  function keep(next: readonly string[]): void {
    storeList(key, next);
    setKept({ key, list: next });
  }
  return [list, keep];
}
