import { useTopic } from '@croupier/bus';
import { useState } from 'react';
import { keepList, keptList } from './kept.ts';

/** A list kept in this browser for each user name; a visitor has one of their own. */
export function useKeptList(
  what: string,
): readonly [readonly string[], (list: readonly string[]) => void] {
  const session = useTopic('session.changed');
  const key = `lottery.${what}:${session?.member.account ?? ''}`;
  const [kept, setKept] = useState({ key, list: keptList(key) });
  // Another user's list is read as soon as another user is signed in.
  const { list } = kept.key === key ? kept : { list: keptList(key) };
  function keep(next: readonly string[]): void {
    keepList(key, next);
    setKept({ key, list: next });
  }
  return [list, keep];
}
