import type {
  Localized,
  MemberId,
  MissionFigures,
  MissionId,
  MissionTerms,
} from '@croupier/contracts';
import { sql, type JSONColumnType } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

export type Reader = Db['read'] | Tx;

type StoredTerms = Omit<MissionTerms, 'startsAt'>;

export interface MissionTable {
  id: MissionId;
  brand: string;
  terms: JSONColumnType<StoredTerms>;
  title: JSONColumnType<Localized>;
  is_enabled: boolean;
  starts_at: Date;
  ends_at: Date | null;
  position: number;
  created_at: Date;
}

declare module '../../db/tables.ts' {
  interface Tables {
    mission: MissionTable;
    mission_opening: {
      member_id: MemberId;
      mission_id: MissionId;
      day: Date;
      opened_at: Date;
      baseline: bigint[];
    };
    mission_completion: {
      member_id: MemberId;
      mission_id: MissionId;
      day: Date;
      completed_at: Date;
      claim_until: Date | null;
      claimed_at: Date | null;
    };
    member_visit: { member_id: MemberId; day: Date };
  }
}

export interface MissionRow {
  readonly id: MissionId;
  readonly brand: string;
  readonly terms: StoredTerms;
  readonly title: Localized;
  readonly is_enabled: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly position: number;
  readonly created_at: Date;
}

/** All missions of a brand in their order. */
export const missionsOf = (reader: Reader, brand: string): Promise<MissionRow[]> =>
  reader
    .selectFrom('mission')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const missionById = (
  reader: Reader,
  brand: string,
  id: MissionId,
): Promise<MissionRow | undefined> =>
  reader
    .selectFrom('mission')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();

export interface Completion {
  readonly member: MemberId;
  readonly mission: MissionId;
  readonly day: Day;
  readonly completedAt: Date;
  readonly claimUntil: Date | null;
  readonly claimedAt: Date | null;
}

const completionColumns = sql`member_id AS member, mission_id AS mission, to_char(day, 'YYYY-MM-DD') AS day,
  completed_at AS "completedAt", claim_until AS "claimUntil", claimed_at AS "claimedAt"`;

/** Completions of the given missions and days, and all that can still be claimed. */
export async function completionsOf(
  reader: Reader,
  members: readonly MemberId[],
  { missions, days, now }: { missions: readonly MissionId[]; days: readonly Day[]; now: Date },
): Promise<readonly Completion[]> {
  const { rows } = await sql<Completion>`/* mission-completions */
    SELECT ${completionColumns} FROM mission_completion
    WHERE member_id = ANY(${members}::text[]) AND ((mission_id, day) IN (
        SELECT mission, day::date FROM unnest(${missions}::text[], ${days}::text[]) AS one (mission, day)
      ) OR (claimed_at IS NULL AND (claim_until IS NULL OR claim_until > ${now})))
    ORDER BY completed_at`.execute(reader);
  return rows;
}

export interface Opening {
  readonly member: MemberId;
  readonly mission: MissionId;
  readonly day: Day;
  readonly baseline: readonly bigint[];
}

export async function openingsOf(
  reader: Reader,
  members: readonly MemberId[],
  { missions, days }: { missions: readonly MissionId[]; days: readonly Day[] },
): Promise<readonly Opening[]> {
  const { rows } = await sql<Omit<Opening, 'baseline'> & { baseline: readonly string[] }>`
    SELECT member_id AS member, mission_id AS mission, to_char(day, 'YYYY-MM-DD') AS day,
      baseline::text[] AS baseline
    FROM mission_opening
    WHERE member_id = ANY(${members}::text[]) AND (mission_id, day) IN (
      SELECT mission, day::date FROM unnest(${missions}::text[], ${days}::text[]) AS one (mission, day))
    `.execute(reader);
  return rows.map((row) => ({ ...row, baseline: row.baseline.map(BigInt) }));
}

/** `false`: it was complete before. */
export async function addCompletion(
  tx: Tx,
  { member, mission, day, completedAt, claimUntil }: Omit<Completion, 'claimedAt'>,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO mission_completion (member_id, mission_id, day, completed_at, claim_until)
    VALUES (${member}, ${mission}, ${day}::date, ${completedAt}, ${claimUntil})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

interface CompletionKey {
  readonly member: MemberId;
  readonly mission: MissionId;
  readonly day: Day;
}

/** Locks the row until the transaction ends. */
export async function lockCompletion(
  tx: Tx,
  { member, mission, day }: CompletionKey,
): Promise<Completion | undefined> {
  const { rows } = await sql<Completion>`
    SELECT ${completionColumns} FROM mission_completion
    WHERE member_id = ${member} AND mission_id = ${mission} AND day = ${day}::date FOR UPDATE`.execute(
    tx,
  );
  return rows[0];
}

export async function markClaimed(tx: Tx, key: CompletionKey, at: Date): Promise<void> {
  await sql`UPDATE mission_completion SET claimed_at = ${at}
    WHERE member_id = ${key.member} AND mission_id = ${key.mission} AND day = ${key.day}::date`.execute(
    tx,
  );
}

/** `true`: the mission is open again; a claimed one stays claimed. */
export async function dropCompletion(tx: Tx, key: CompletionKey): Promise<boolean> {
  const { rows } = await sql`DELETE FROM mission_completion
    WHERE member_id = ${key.member} AND mission_id = ${key.mission} AND day = ${key.day}::date
      AND claimed_at IS NULL RETURNING 1`.execute(tx);
  return rows.length > 0;
}

export async function addOpening(
  tx: Tx,
  { member, mission, day, baseline }: Opening,
  at: Date,
): Promise<void> {
  await sql`INSERT INTO mission_opening (member_id, mission_id, day, opened_at, baseline)
    VALUES (${member}, ${mission}, ${day}::date, ${at}, ${baseline.map(String)}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function addVisit(reader: Reader, member: MemberId, day: Day): Promise<void> {
  await sql`INSERT INTO member_visit (member_id, day) VALUES (${member}, ${day}::date)
    ON CONFLICT DO NOTHING`.execute(reader);
}

/** Missions of the member that can be claimed now. */
export async function countWaiting(reader: Reader, member: MemberId, now: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`SELECT count(*) FROM mission_completion
    WHERE member_id = ${member} AND claimed_at IS NULL
      AND (claim_until IS NULL OR claim_until > ${now})`.execute(reader);
  return Number(rows[0]?.count ?? 0);
}

/** Of each mission of a brand, how often it was completed and claimed. */
export async function figuresOf(reader: Reader, brand: string): Promise<readonly MissionFigures[]> {
  const { rows } = await sql<{ id: MissionId; completed: bigint; claimed: bigint }>`
    SELECT mission.id, count(done.mission_id) AS completed, count(done.claimed_at) AS claimed
    FROM mission LEFT JOIN mission_completion AS done ON done.mission_id = mission.id
    WHERE mission.brand = ${brand} GROUP BY mission.id ORDER BY mission.id`.execute(reader);
  return rows.map(({ id, completed, claimed }) => ({
    id,
    completed: Number(completed),
    claimed: Number(claimed),
  }));
}

/** Active members with a real account of a brand among the given ones. */
export async function playersOf(
  reader: Reader,
  brand: string,
  members: readonly MemberId[],
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT id FROM members WHERE id = ANY(${members}::text[]) AND brand = ${brand}
      AND status = 'active' AND type <> 4 ORDER BY id`.execute(reader);
  return rows.map(({ id }) => id);
}
