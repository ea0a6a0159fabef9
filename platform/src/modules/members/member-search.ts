import {
  shortestIndexedSearch,
  type FoundMember,
  type InputOf,
  type MemberId,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { reachedAt } from '../identity/index.ts';
import { matchByIndex, matchInRange, ownersOf, type MemberSearch } from './member-search.store.ts';
import { memberRows, newestRows, type ShownRow } from './member-rows.store.ts';

type MembersQuery = InputOf<typeof calls.members>;

interface FoundIds {
  readonly ids: readonly MemberId[];
  readonly next: MemberId | null;
}

const pageSize = 20;
/** What one request reads at most. */
const usualBounds = {
  /** Members, before anything else: a text that many have is answered by the newest few of them. */
  shortRange: 2_000,
  /** Members, where the indexes do not help. */
  longRange: 20_000,
  /** Matches of each index. */
  mostMatches: 5_000,
};
/** Shorter texts are no id of a transaction. */
const shortestWholeId = 8;

/**
 * Finds members by any part of their data, the newest first. The work of a request is bounded whatever the
 * number of members: at the bound, the page may be short and `next` continues after the rows that were read.
 */
export function createMemberSearch(
  { db: { read } }: Pick<Core, 'db'>,
  { shortRange, longRange, mostMatches } = usualBounds,
) {
  async function idsOf(wanted: MemberSearch, limit: number): Promise<FoundIds> {
    const page = { limit: limit + 1 };
    const newest = await matchInRange(read, wanted, { ...page, length: shortRange });
    if (newest.ids.length > limit) return pageOf(newest.ids, limit);
    if (wanted.text.length >= shortestIndexedSearch) {
      const indexed = await matchByIndex(read, wanted, { ...page, most: mostMatches });
      if (!indexed.isCut) return pageOf(indexed.ids, limit);
    }
    if (newest.end === null) return pageOf(newest.ids, limit);
    const { ids, end } = await matchInRange(read, wanted, { ...page, length: longRange });
    return ids.length > limit ? pageOf(ids, limit) : { ids, next: end };
  }

  async function owners(text: string, brand: string | null): Promise<ShownRow[]> {
    if (text.length < shortestWholeId) return [];
    const rows = await memberRows(read, await ownersOf(read, text));
    return rows.filter((row) => brand === null || row.brand === brand);
  }

  return async ({ brand: query, text = '', before, limit = pageSize }: MembersQuery) => {
    const brand = query ?? null;
    const from = before === undefined ? null : memberId(before);
    if (text === '') {
      const rows = await newestRows(read, { brand, before: from, limit: limit + 1 });
      return shown(
        rows.slice(0, limit),
        pageOf(
          rows.map(({ id }) => id),
          limit,
        ).next,
      );
    }
    const owning = from === null ? await owners(text, brand) : [];
    if (owning.length > 0) return shown(owning, null);
    const { ids, next } = await idsOf({ brand, text: normalizedSearch(text), before: from }, limit);
    return shown(await memberRows(read, ids), next);
  };
}

function pageOf(ids: readonly MemberId[], limit: number): FoundIds {
  const shownIds = ids.slice(0, limit);
  return { ids: shownIds, next: ids.length > limit ? (shownIds.at(-1) ?? null) : null };
}

/** As texts are compared. Phone numbers are kept without spaces and brackets. */
function normalizedSearch(text: string): string {
  return (/^[+\d][\d\s()]+$/.test(text) ? text.replaceAll(/[\s()]/g, '') : text).toLowerCase();
}

function shown(rows: readonly ShownRow[], next: MemberId | null): Page<FoundMember> {
  return {
    rows: rows.map((row) => ({
      id: row.id,
      brand: row.brand,
      account: row.username,
      nickname: row.nickname,
      type: row.type,
      status: row.status,
      rankLevel: row.rank_level,
      joinedAt: row.joined_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
      ...(row.demo_id !== null && { isDemo: true }),
      ...reachedAt({ email: row.email, mobile: row.mobile }),
    })),
    next,
  };
}

/** A cursor from outside; one of another form compares as any text does. */
const memberId = (text: string) => text as MemberId;
