import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LobbyCategory } from '../../lib/category.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useStableValue } from '../../lib/use-stable-value.ts';
import { lobbyTabs, type LobbyFilter } from './lobby-filter.ts';

const typingMs = 250;

/**
 * The filter from the address, plus the typed text: immediately if the words are loaded, else after typing
 * pauses.
 */
export function useFilter(category: LobbyCategory, typed: string, isLocal: boolean) {
  const [params, setParams] = useSearchParams();
  const atOnce = typed.trim();
  const rested = useSettled(atOnce, typingMs);
  const searchText = isLocal ? atOnce : rested;
  const address = params.toString();
  const filter = useMemo((): LobbyFilter => {
    const given = new URLSearchParams(address);
    return {
      category,
      tab: lobbyTabs.find((tab) => tab === given.get('page')) ?? 'all',
      vassalage: given.get('vassalage') ?? '',
      classify: given.get('kind') ?? '',
      minBet: given.get('minBet') ?? '',
      searchText,
    };
  }, [category, address, searchText]);

  const change = useStableValue(({ tab, vassalage, classify, minBet }: Partial<LobbyFilter>) => {
    const next = new URLSearchParams(params);
    const overrides = { page: tab === 'all' ? '' : tab, vassalage, kind: classify, minBet };
    for (const [name, value] of Object.entries(overrides)) {
      if (value) next.set(name, value);
      else if (value !== undefined) next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  });
  return { filter, change };
}
