import type { Chase, ChaseId, Page } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { chaseProgress } from './advance-chase.ts';
import type { BetRefusal, BetsParts } from './bets.ts';
import {
  chaseById,
  lockChase,
  chasesOf,
  dueChases,
  issuesOf,
  type ChaseTable,
} from './chase.store.ts';
import { chaseView } from './chase-slips.ts';
import { chasePlacing, type ChaseSlip } from './place-chase.ts';

export interface Chases {
  /** Takes the stakes of all issues at once; the first issue is placed when the job finds its draw open. */
  placeChase(member: Member, slip: ChaseSlip, key: string): Promise<Outcome<Chase, BetRefusal>>;
  chases(member: Member, filter: { before?: string; limit?: number }): Promise<Page<Chase>>;
  /** Stops a chase and refunds the unplaced issues. Idempotent. */
  cancelChase(member: Member, id: ChaseId): Promise<Outcome<Chase, 'not-found'>>;
  shownChase(id: ChaseId): Promise<Chase>;
  /**
   * Called by the job: places due issues, stops chases that have won, refunds issues that missed their draw.
   */
  advanceChases(): Promise<void>;
}

const pageSize = 15;
const chasesAtOnce = 200;

export function createChases(core: Core, parts: BetsParts): Chases {
  const { db } = core;
  const { catalogue } = parts;
  const place = chasePlacing(core, parts);
  const { advanceOne, stop } = chaseProgress(core, parts);

  async function placeChase(member: Member, slip: ChaseSlip, key: string) {
    const placed = await db.transaction((tx) => place(tx, member, slip, key));
    if (!placed.ok) return placed;
    await advanceOne(placed.value);
    return done(await shown(placed.value));
  }

  async function advanceChases(): Promise<void> {
    for (const id of await dueChases(db.read, chasesAtOnce)) await advanceOne(id);
  }

  async function cancelChase(member: Member, id: ChaseId): Promise<Outcome<Chase, 'not-found'>> {
    const known = await chaseById(db.read, id);
    if (known?.member_id !== member.id) return fail('not-found');
    await db.transaction(async (tx) => {
      const chase = await lockChase(tx, id);
      if (chase?.state === 'running') await stop(tx, chase, await issuesOf(tx, [id]));
    });
    return done(await shown(id));
  }

  async function chases(
    member: Member,
    { before, limit = pageSize }: { before?: string; limit?: number },
  ): Promise<Page<Chase>> {
    const rows = await chasesOf(db.read, {
      memberId: member.id,
      limit: limit + 1,
      ...(before === undefined ? {} : { before }),
    });
    const shownRows = rows.slice(0, limit);
    return {
      rows: await views(shownRows),
      next: rows.length > limit ? (shownRows.at(-1)?.id ?? null) : null,
    };
  }

  async function shown(id: ChaseId): Promise<Chase> {
    const row = await chaseById(db.read, id);
    const [chase] = row ? await views([row]) : [];
    if (!chase) throw new Error(`There is no chase ${id}`);
    return chase;
  }

  async function views(rows: readonly ChaseTable[]): Promise<Chase[]> {
    const issues = await issuesOf(
      db.read,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      rows.map(async (chase) =>
        chaseView(
          chase,
          issues.filter(({ chase_id }) => chase_id === chase.id),
          (await catalogue.gameOf(chase.game_id))?.name,
        ),
      ),
    );
  }

  return { placeChase, chases, cancelChase, shownChase: shown, advanceChases };
}
