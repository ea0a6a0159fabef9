import type { SealingKey } from '@croupier/contracts';
import type { Clock } from '../../core.ts';
import type { SecretBox } from '../../secret-box.ts';
import type { KeyRow, sealingStore } from './sealing.store.ts';

const hour = 60 * 60_000;
/** How long a key is published, and how long it decrypts after the next key replaced it. */
const publishedMs = 12 * hour;
const overlapMs = hour;
/** How long a process caches the ring; well below the overlap. */
const cacheMs = 5_000;
const label = 'sealing key';

export interface RingKey {
  readonly publicKey: SealingKey;
  /** The private half. */
  readonly d: string;
}

interface KeyRingDependencies {
  readonly clock: Clock;
  readonly store: ReturnType<typeof sealingStore>;
  readonly box: SecretBox;
  make(): Promise<RingKey>;
}

interface HeldKey extends RingKey {
  readonly madeAt: number;
  /** When the key stops decrypting; never for the newest. */
  readonly endsAt: number;
}

interface Ring {
  /** Keys that this process can read, the newest first. */
  readonly keys: readonly HeldKey[];
  /** The newest generation, readable or not: with another `KEYS_SECRET` no key is readable. */
  readonly generation: number;
}

/** The keys shared by all processes through the database. */
export function createKeyRing({ clock, store, box, make }: KeyRingDependencies) {
  let stored: { readonly at: number; readonly ring: Promise<Ring> } | null = null;

  function read(): Promise<Ring> {
    const ring = store.all().then((rows) => ringOf(rows, box));
    stored = { at: clock.now().getTime(), ring };
    // A failed read is not cached: the next request reads again.
    ring.catch(() => (stored = null));
    return ring;
  }

  const ring = () =>
    stored && Math.abs(clock.now().getTime() - stored.at) < cacheMs ? stored.ring : read();

  /** Adds the next key after the given ring: two processes with the same ring end up with the same key. */
  async function addAfter({ generation }: Ring): Promise<HeldKey> {
    const key = await make();
    await store.add({
      generation: generation + 1,
      public_key: key.publicKey,
      locked_key: box.encrypt(label, key.d),
      made_at: clock.now(),
    });
    const newest = (await read()).keys[0];
    if (!newest) throw new Error('the sealing key vanished');
    return newest;
  }

  return {
    async current(): Promise<RingKey> {
      const seen = await ring();
      return seen.keys[0] ?? addAfter(seen);
    },

    /**
     * `null` for a key that is unknown or expired. Rereads the ring first, because another process may just
     * have made the key.
     */
    async byKid(kid: string): Promise<RingKey | null> {
      const now = clock.now().getTime();
      const isIt = ({ publicKey, endsAt }: HeldKey) => publicKey.kid === kid && now < endsAt;
      return (await ring()).keys.find(isIt) ?? (await read()).keys.find(isIt) ?? null;
    },

    async rotate(): Promise<void> {
      const now = clock.now().getTime();
      const seen = await read();
      const newest = seen.keys[0];
      if (!newest || now - newest.madeAt >= publishedMs) await addAfter(seen);
      await store.dropSucceededBefore(new Date(now - overlapMs));
    },
  };
}

function ringOf(rows: readonly KeyRow[], box: SecretBox): Ring {
  return { keys: heldOf(rows, box), generation: rows[0]?.generation ?? 0 };
}

function heldOf(rows: readonly KeyRow[], box: SecretBox): readonly HeldKey[] {
  return rows.flatMap(({ public_key, locked_key, made_at }, index) => {
    const d = box.decrypt(label, locked_key);
    if (d === null) return [];
    const successor = rows[index - 1];
    return [
      {
        publicKey: public_key,
        d,
        madeAt: made_at.getTime(),
        endsAt: successor ? successor.made_at.getTime() + overlapMs : Infinity,
      },
    ];
  });
}
