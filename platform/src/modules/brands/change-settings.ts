import {
  differences,
  type BrandSettings,
  type SettingsChange,
  type SettingsSection,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Live } from '../live/index.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import { withDefaults } from './brand.ts';
import type { BrandsStore } from './brands.store.ts';

export type ChangeFailure = 'not-found' | 'version-conflict' | 'invalid-input';

interface Dependencies {
  readonly store: BrandsStore;
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Live;
}

/** Changes one section of a brand: the change, its audit record and its event are one transaction. */
export function changeSettings(
  change: SettingsChange,
  operator: Actor,
  { store, core, live }: Dependencies,
): Promise<Outcome<null, ChangeFailure>> {
  const { brand, section, value, revision, note } = change;
  return core.db.transaction(async (tx): Promise<Outcome<null, ChangeFailure>> => {
    const row = await store.lockSection(tx, brand, section);
    if (!row) return fail('not-found', { detail: `There is no brand ${brand}.` });
    if (row.revision !== revision) return editConflict;
    const before = withDefaults(row.stored)[section];
    await store.writeSection(tx, brand, { section, value, revision: revision + 1 });
    await recordAudit(tx, core, operator, {
      action: 'brand.changed',
      subject: `${brand}/${section}`,
      ...differenceOf(before, value),
      note,
    });
    await live.publish(tx, 'site.changed', { brand }, { brand });
    return done(null);
  });
}

const editConflict = fail('version-conflict', {
  detail:
    'Another operator changed these settings in the meantime. Look at them again, then decide.',
});

type SectionFacts = BrandSettings[SettingsSection];

/** What the audit record shows: the values that differ, before and after. */
function differenceOf(
  before: SectionFacts,
  after: SectionFacts,
): { readonly before: string; readonly after: string } {
  const changed = differences(before, after);
  return {
    before: changed.map((one) => `${one.path}: ${shown(one.path, one.before)}`).join('\n'),
    after: changed.map((one) => `${one.path}: ${shown(one.path, one.after)}`).join('\n'),
  };
}

/** Masks passwords, because more people read the audit trail than may know them. */
function shown(path: string, text: string): string {
  if (text === '') return '—';
  return path === 'defaultPassword' ? '••••••' : text;
}
