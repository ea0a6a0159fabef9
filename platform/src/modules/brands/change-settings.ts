import type { BrandSettings, SettingsChange, SettingsSection } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { keepDeed } from '../operators/index.ts';
import { withDefaults } from './brand.ts';
import type { BrandsStore } from './brands.store.ts';

export type ChangeFailure = 'not-found' | 'version-conflict';

interface Uses {
  readonly store: BrandsStore;
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Live;
}

/** Sets one section of a brand: the change, its audit entry and its event, or none of them. */
export function changeSettings(
  change: SettingsChange,
  operator: Operator,
  { store, core, live }: Uses,
): Promise<Outcome<null, ChangeFailure>> {
  const { brand, section, value, revision, note } = change;
  return core.db.transaction(async (tx): Promise<Outcome<null, ChangeFailure>> => {
    const row = await store.lockSection(tx, brand, section);
    if (!row) return fail('not-found', { detail: `There is no brand ${brand}.` });
    if (row.revision !== revision) return overtaken;
    const before = withDefaults(row.stored)[section];
    await store.writeSection(tx, brand, { section, value, revision: revision + 1 });
    await keepDeed(tx, core, operator, {
      action: 'brand.changed',
      subject: `${brand}/${section}`,
      ...differenceOf(before, value),
      note,
    });
    await live.publish(tx, 'site.changed', { brand }, { brand });
    return done(null);
  });
}

const overtaken = fail('version-conflict', {
  detail:
    'Another operator changed these settings in the meantime. Look at them again, then decide.',
});

type SectionFacts = BrandSettings[SettingsSection];

/** What the audit trail shows: the keys that differ, as they were and as they are. */
export function differenceOf(
  before: SectionFacts,
  after: SectionFacts,
): { readonly before: string; readonly after: string } {
  const old = new Map(Object.entries(before).map(([key, value]) => [key, shown(key, value)]));
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(valueAt(before, key)),
  );
  return {
    before: changed.map(([key]) => `${key}: ${old.get(key) ?? '—'}`).join('\n'),
    after: changed.map(([key, value]) => `${key}: ${shown(key, value)}`).join('\n'),
  };
}

function valueAt(facts: SectionFacts, key: string): unknown {
  return Object.entries(facts).find(([name]) => name === key)?.[1];
}

/** The trail is read by more people than may know a password. */
function shown(key: string, value: unknown): string {
  if (key === 'defaultPassword') return value === null ? 'null' : '••••••';
  return JSON.stringify(value);
}
