import {
  formatAmount,
  type NewProvider,
  type ProviderAgreement,
  type ProviderKey,
  type ProviderPartner,
} from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import {
  errorsOf,
  partnerOf,
  storedSettings,
  type PartnerKeys,
  type StoredSettings,
  reservedProviders,
} from '../../provider-partners.ts';
import { recordAudit } from '../audit/index.ts';
import type { LivePartners } from './live-partners.ts';
import { createPartnerChange, unknown, type EditContext, type Person } from './partner-change.ts';
import { createPartnerKeysAdmin, newKey, type PartnerKeysAdmin } from './partner-keys-admin.ts';
import { housePartnersOf } from './partners.ts';
import { addPartner, partnerRows } from './partners.store.ts';

/** Who the providers are: what operators change here holds on every node within a second, without a restart. */
export interface PartnerAdmin extends PartnerKeysAdmin {
  list(): Promise<readonly ProviderPartner[]>;
  add(
    input: NewProvider & { readonly note: string },
    by: Person,
  ): Promise<Outcome<ProviderKey, 'invalid-input'>>;
  change(
    input: EditContext & { readonly revision: number; readonly agreement: ProviderAgreement },
    by: Person,
  ): Promise<Outcome<void, 'not-found' | 'invalid-input' | 'version-conflict'>>;
  switch(
    input: EditContext & { readonly isOff: boolean },
    by: Person,
  ): Promise<Outcome<void, 'not-found'>>;
}

export function createPartnerAdmin(core: Core, partners: LivePartners): PartnerAdmin {
  const { db, clock, random } = core;
  const changed = createPartnerChange(core, partners);
  const house = new Set(housePartnersOf(core.config).map(({ id }) => id));

  return {
    list: () => listOf(db, partners, house),
    ...createPartnerKeysAdmin(core, { partners, changed }),

    async add({ provider: id, agreement, note }, by) {
      const key = newKey(random, {});
      const keys = { [key.keyId]: { secret: key.secret } };
      const error =
        house.has(id) || reservedProviders.includes(id)
          ? taken
          : agreementError(id, agreement, keys);
      if (error) return error;
      const outcome = await db.transaction(async (tx) => {
        const settings: StoredSettings = storedSettings(
          partnerOf({ ...inputOf(agreement), id, keys }),
        );
        const row = {
          id,
          settings,
          locked_keys: partners.keys.lock(keys),
          changed_at: clock.now(),
        };
        if (!(await addPartner(tx, row))) return taken;
        const after = JSON.stringify(settings);
        await recordAudit(tx, core, by, {
          action: 'provider.added',
          subject: id,
          before: '',
          after,
          note,
        });
        return done(key);
      });
      partners.forget();
      return outcome;
    },

    change: ({ revision, agreement, ...considered }, by) =>
      changed<void, 'not-found' | 'invalid-input' | 'version-conflict'>(
        considered,
        by,
        async (_tx, row) => {
          const keys = row.settings ? partners.keys.open(row) : null;
          if (!row.settings || !keys) return unknown;
          if (row.revision !== revision) return changedMeanwhile;
          const error = agreementError(row.id, agreement, keys);
          if (error) return error;
          const settings = { ...row.settings, ...inputOf(agreement) };
          return done({
            value: undefined,
            settings,
            action: 'provider.changed',
            before: JSON.stringify(row.settings),
            after: JSON.stringify(settings),
          });
        },
      ),

    async switch({ isOff, ...considered }, by) {
      if (house.has(considered.provider))
        await db.transaction((tx) => addHouseRow(tx, considered.provider));
      return changed<void, 'not-found'>(considered, by, async (_tx, row) =>
        done({
          value: undefined,
          is_off: isOff,
          action: isOff ? 'provider.switched-off' : 'provider.switched-on',
          before: row.is_off ? 'off' : 'on',
          after: isOff ? 'off' : 'on',
        }),
      );
    },
  };

  /** The row of the platform's own provider, which states only whether it is switched off. */
  async function addHouseRow(tx: Tx, id: string): Promise<void> {
    const row = { id, settings: null, locked_keys: null, changed_at: clock.now() };
    await addPartner(tx, row);
  }
}

/** The platform's own providers and those that operators manage. */
async function listOf(
  db: Db,
  partners: LivePartners,
  house: ReadonlySet<string>,
): Promise<readonly ProviderPartner[]> {
  const rows = await partnerRows(db.read);
  const ofHouse = [...house].flatMap((id) => {
    const partner = partners.byId(id);
    const row = rows.find((one) => one.id === id);
    if (!partner || row?.settings) return [];
    const state = { id, isOff: row?.is_off ?? false, revision: row?.revision ?? 0 };
    return [shown(state, { settings: storedSettings(partner), keys: {}, isHouse: true })];
  });
  const managed = rows.flatMap((row) =>
    row.settings
      ? shown(
          { id: row.id, isOff: row.is_off, revision: row.revision },
          { settings: row.settings, keys: partners.keys.open(row) ?? {}, isHouse: false },
        )
      : [],
  );
  return [...ofHouse, ...managed];
}

/** An agreement as settings are read: the lists as they may be changed. */
const inputOf = (agreement: ProviderAgreement): StoredSettings => ({
  ...agreement,
  launchOrigins: [...agreement.launchOrigins],
  pictureOrigins: [...agreement.pictureOrigins],
  addresses: [...agreement.addresses],
  publicKeys: [...agreement.publicKeys],
  lobbies: Object.fromEntries(
    Object.entries(agreement.lobbies).map(([name, codes]) => [name, [...codes]]),
  ),
});

function agreementError(id: string, agreement: ProviderAgreement, keys: PartnerKeys) {
  const errors = errorsOf({ ...inputOf(agreement), id, keys });
  return (
    errors &&
    fail('invalid-input', {
      fields: Object.fromEntries(
        errors.map((field) => [`agreement.${field}`, { code: 'invalid' as const }]),
      ),
    })
  );
}

interface About {
  readonly settings: StoredSettings;
  readonly keys: PartnerKeys;
  readonly isHouse: boolean;
}

function shown(
  { id, ...state }: Pick<ProviderPartner, 'isOff' | 'revision'> & { readonly id: string },
  { settings, keys, isHouse }: About,
): ProviderPartner {
  const { maxStake, maxWin, ...agreed } = partnerOf({ ...settings, id, keys: noKeys });
  const { id: _id, keys: _keys, ...agreement } = agreed;
  return {
    provider: id,
    ...state,
    isHouse,
    keys: Object.entries(keys).map(([keyId, { until }]) => ({ keyId, until: until ?? null })),
    agreement: { ...agreement, maxStake: texts(maxStake), maxWin: texts(maxWin) },
  };
}

const texts = (amounts: Readonly<Record<string, bigint>>) =>
  Object.fromEntries(Object.entries(amounts).map(([code, units]) => [code, formatAmount(units)]));

/** Settings are read here without their keys, which are never shown. */
const noKeys = { none: { secret: 'not shown to anybody' } };

const taken = fail('invalid-input', {
  detail: 'Another provider has that name.',
  fields: { provider: { code: 'invalid' } },
});
const changedMeanwhile = fail('version-conflict', {
  detail: 'Another operator has changed this provider: load it again.',
});
