import { useClient, type Client } from '@croupier/client';
import { calls, readGameIndex, type GameIndex } from '@croupier/contracts';
import { useEffect, useState } from 'react';

/** A version never changes: it is read once per page load, and the browser caches the file for later ones. */
const read = new Map<string, Promise<GameIndex>>();

/**
 * Every game of the brand after loading; `null` until then, and if the index is unavailable: the lobby then
 * uses the pages of the list. Nothing is requested before `isWanted`.
 */
export function useGameIndex(isWanted: boolean): GameIndex | null {
  const client = useClient();
  const [index, setIndex] = useState<GameIndex | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    client
      .call(calls.gameIndex, undefined)
      .then(({ version }) => indexOf(version, client))
      .then(
        (whole) => {
          if (!isGone) setIndex(whole);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [client, isWanted]);
  return index;
}

function indexOf(version: string, client: Client): Promise<GameIndex> {
  const known = read.get(version);
  if (known) return known;
  const reading = readFile(version, client);
  read.set(version, reading);
  reading.catch(() => read.delete(version));
  return reading;
}

async function readFile(version: string, client: Client): Promise<GameIndex> {
  const file = await client.call(calls.gameIndexFile, { version });
  // In a separate task: parsing and transliterating ten thousand games in one task would block input.
  await new Promise((go) => setTimeout(go, 0));
  return readGameIndex(file);
}
