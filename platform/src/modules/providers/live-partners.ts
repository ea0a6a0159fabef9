import type { Core, Tx } from '../../core.ts';
import {
  partnerOf,
  storedSettings,
  storedKeys,
  type PartnerKeys,
  type PartnerSettings,
} from '../../provider-partners.ts';
import { createSecretBox } from '../../secret-box.ts';
import { addPartner, partnerRows, type PartnerRow } from './partners.store.ts';
import { knownPartners, partnersOf, type Partner, type Partners } from './partners.ts';

/** Partners as operators left them: what a node knows is a second old at most. */
export interface LivePartners extends Partners {
  /** Reads them again when the cached ones are too old; before anything of a partner is decided. */
  refresh(): Promise<void>;
  /** Called when an operator changes a provider on this node. */
  forget(): void;
  /** A partner that takes no launches and no bets. */
  isOff(id: string): boolean;
  readonly keys: KeyBox;
}

/** Keeps the keys of partners: the database has them encrypted. */
export interface KeyBox {
  lock(keys: PartnerKeys): string;
  open(row: Pick<PartnerRow, 'id' | 'locked_keys'>): PartnerKeys | null;
}

const freshMs = 1_000;
const label = 'provider keys';

/**
 * The studio comes from the environment. Partners of `PROVIDERS_FILE` are written into the database when they are
 * not there yet; from then on operators change them.
 */
export function createLivePartners(core: Core): LivePartners {
  const { config, db, clock, log } = core;
  const configured = partnersOf(config);
  const keys = createKeyBox(core);
  let known: Partners = configured;
  let off: ReadonlySet<string> = new Set();
  let readAt: number | null = null;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    let rows = await partnerRows(db.read);
    const missing = config.partners.filter(({ id }) => !rows.some((row) => row.id === id));
    if (missing.length > 0) {
      await db.transaction((tx) => importPartners(tx, missing));
      rows = await partnerRows(db.read);
    }
    const managed = rows.flatMap((row) => partnerFrom(row) ?? []);
    const house = configured.all.filter(
      ({ id }) => !rows.some((row) => row.id === id && row.settings),
    );
    known = knownPartners([...house, ...managed]);
    off = new Set(rows.flatMap(({ id, is_off }) => (is_off ? [id] : [])));
    readAt = clock.now().getTime();
  }

  async function importPartners(tx: Tx, partners: readonly PartnerSettings[]): Promise<void> {
    for (const partner of partners)
      await addPartner(tx, {
        id: partner.id,
        settings: storedSettings(partner),
        locked_keys: keys.lock(storedKeys(partner)),
        changed_at: clock.now(),
      });
  }

  function partnerFrom(row: PartnerRow): Partner | null {
    if (!row.settings) return null;
    const opened = keys.open(row);
    if (opened) return partnerOf({ ...row.settings, id: row.id, keys: opened });
    log.error(
      { partner: row.id },
      'keys of a provider cannot be decrypted: KEYS_SECRET has changed',
    );
    return null;
  }

  return {
    get all() {
      return known.all;
    },
    byId: (id) => known.byId(id),
    secretOf: (...key) => known.secretOf(...key),
    isOff: (id) => off.has(id),
    keys,
    forget: () => void (readAt = null),
    async refresh() {
      if (readAt !== null && Math.abs(clock.now().getTime() - readAt) < freshMs) return;
      reading ??= read()
        // A database that is away changes nothing of what is known.
        .catch((error: unknown) => log.warn({ err: error }, 'providers could not be read'))
        .finally(() => {
          reading = null;
        });
      await reading;
    },
  };
}

function createKeyBox({ config, random }: Pick<Core, 'config' | 'random'>): KeyBox {
  const box = createSecretBox(config.keysSecret, random);
  return {
    lock: (keys) => box.encrypt(label, JSON.stringify(keys)),
    open({ locked_keys }) {
      const text = locked_keys === null ? null : box.decrypt(label, locked_keys);
      return text === null ? null : JSON.parse(text);
    },
  };
}
