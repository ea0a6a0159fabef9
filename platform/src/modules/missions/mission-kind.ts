import { isDeepStrictEqual } from 'node:util';
import type { MissionDraft, MissionId } from '@croupier/contracts';
import { idOf, missionDraft } from '@croupier/contracts/schemas';
import type { Core, Tx } from '../../core.ts';
import { fail } from '../../outcome.ts';
import { titleInAll, type DocumentKind, type PublishedChange } from '../documents/index.ts';
import { missionById, type MissionRow } from './missions.store.ts';

/** Missions are documents; the table of missions follows what is published. */
export const missionKind = ({
  clock,
}: Pick<Core, 'clock'>): DocumentKind<MissionDraft, MissionId> => ({
  kind: 'mission',
  draft: missionDraft,
  id: idOf('mis'),
  newId: (ids) => ids.next('mis'),
  audit: { one: 'mission.mission', all: 'mission.missions' },
  isNewestFirst: false,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'missions',
  refusesRemoval: () => null,
  event: () => null,
  project: (tx, change) => project(tx, change, clock.now()),
});

async function project(
  tx: Tx,
  { brand, id, position, after: draft }: PublishedChange<MissionDraft, MissionId>,
  now: Date,
) {
  if (draft === null) {
    await tx.updateTable('mission').set({ is_enabled: false }).where('id', '=', id).execute();
    return null;
  }
  const { words, endsAt, ...typed } = draft;
  const terms = { ...typed, startsAt: new Date(typed.startsAt).toISOString() };
  const row = await missionById(tx, brand, id);
  if (row && !isDeepStrictEqual(termsOf(row), terms)) return fail('terms-fixed');
  if (!(await isChained(tx, brand, terms))) return isUnchained;
  const { startsAt, ...stored } = terms;
  const shown = {
    title: JSON.stringify(await titleInAll(tx, brand, words)),
    is_enabled: true,
    ends_at: endsAt === null ? null : new Date(endsAt),
    position,
  };
  await tx
    .insertInto('mission')
    .values({
      ...shown,
      id,
      brand,
      terms: JSON.stringify(stored),
      starts_at: new Date(startsAt),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
    .execute();
  return null;
}

const termsOf = ({ terms, starts_at }: MissionRow) => ({
  ...terms,
  startsAt: starts_at.toISOString(),
});

/** A chain stays within its brand and period, so that the missions of a chain begin and end together. */
async function isChained(
  tx: Tx,
  brand: string,
  { after, period }: Pick<MissionDraft, 'after' | 'period'>,
): Promise<boolean> {
  if (after === null) return true;
  return (await missionById(tx, brand, after))?.terms.period === period;
}

const isUnchained = fail('invalid-input', {
  detail: 'Choose a published mission of the same brand and period to come first.',
  fields: { 'draft.after': { code: 'pattern', pattern: 'mission-chain' } },
});
