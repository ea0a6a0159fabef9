import type { AdminMission, InputOf, MissionId, OutputOf, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import { missionById, missionsOf, usageOf, type MissionRow } from './missions.store.ts';

type Created = InputOf<typeof calls.createMission>;

export interface MissionsAdmin {
  list(brand: string): Promise<Outcome<OutputOf<typeof calls.adminMissions>, 'not-found'>>;
  create(
    operator: Actor,
    input: Created,
    key: string,
  ): Promise<Outcome<{ id: MissionId }, 'not-found' | 'invalid-input'>>;
  change(
    operator: Actor,
    input: InputOf<typeof calls.changeMission>,
  ): Promise<Outcome<void, 'not-found'>>;
}

const unknownBrand = fail('not-found', { detail: 'There is no such brand.' });
const unknownMission = fail('not-found', { detail: 'There is no such mission.' });

export function createMissionsAdmin(
  core: Core,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
): MissionsAdmin {
  const { db, clock, ids } = core;
  /** A chain stays within its brand and period, so that the missions of a chain begin and end together. */
  async function refusalOf(
    brand: string,
    { after, period }: Created['terms'],
  ): Promise<Failed<'invalid-input'> | null> {
    if (after === null) return null;
    const before = await missionById(db.read, brand, after);
    if (before?.terms.period === period) return null;
    return fail('invalid-input', {
      detail: 'Choose a mission of the same brand and period to come first.',
      fields: { 'terms.after': { code: 'pattern' } },
    });
  }

  return {
    async list(code) {
      const brand = await brands.byCode(code);
      if (!brand) return unknownBrand;
      const [rows, use] = await Promise.all([missionsOf(db.read, code), usageOf(db.read, code)]);
      const { currency, settings } = brand;
      const missions = rows.map((row) => shown(row, use.get(row.id)));
      return done({ currency, timeZone: settings.profile.timeZone, missions });
    },

    async create(operator, { brand: code, terms, showing, note }, key) {
      if (!(await brands.byCode(code))) return unknownBrand;
      const refused = await refusalOf(code, terms);
      if (refused) return refused;
      const { startsAt, ...stored } = terms;
      const id = ids.next('mis');
      return db.transaction(async (tx) => {
        const added = await tx
          .insertInto('mission')
          .values({
            id,
            brand: code,
            terms: JSON.stringify(stored),
            ...columnsOf(showing),
            starts_at: new Date(startsAt),
            request_key: `${operator.name}:${key}`,
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.column('request_key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) {
          const first = await tx
            .selectFrom('mission')
            .select('id')
            .where('request_key', '=', `${operator.name}:${key}`)
            .executeTakeFirstOrThrow();
          return done({ id: first.id });
        }
        await recordAudit(tx, core, operator, {
          action: 'mission.created',
          subject: `${code}/${id}`,
          before: '',
          after: JSON.stringify({ ...terms, ...showing }),
          note,
        });
        return done({ id });
      });
    },

    change: (operator, { brand, id, showing, note }) =>
      db.transaction(async (tx) => {
        const row = await missionById(tx, brand, id);
        if (!row) return unknownMission;
        await tx.updateTable('mission').set(columnsOf(showing)).where('id', '=', id).execute();
        await recordAudit(tx, core, operator, {
          action: 'mission.changed',
          subject: `${brand}/${id}`,
          before: JSON.stringify(showingOf(row)),
          after: JSON.stringify(showing),
          note,
        });
        return done(undefined);
      }),
  };
}

const columnsOf = ({ title, isEnabled, endsAt, position }: Created['showing']) => ({
  title: JSON.stringify(title),
  is_enabled: isEnabled,
  ends_at: endsAt === null ? null : new Date(endsAt),
  position,
});

const showingOf = ({ title, is_enabled, ends_at, position }: MissionRow) => ({
  title,
  isEnabled: is_enabled,
  endsAt: ends_at?.toISOString() ?? null,
  position,
});

const shown = (
  row: MissionRow,
  use: { readonly completed: number; readonly claimed: number } = { completed: 0, claimed: 0 },
): AdminMission => ({
  id: row.id,
  brand: row.brand,
  terms: { ...row.terms, startsAt: row.starts_at.toISOString() },
  showing: showingOf(row),
  ...use,
  createdAt: row.created_at.toISOString(),
});
