import type { MemberId, TeamReport, TeamReportInput, TeamReportRow } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Day } from '../../zoned-day.ts';
import {
  longSpan,
  noSums,
  shownSums,
  spanOf,
  teamRows,
  teamTotal,
  type TeamReportQuery,
} from '../reports/index.ts';
import type { Place } from './place.ts';
import { findBelow, idsBelow, recruitersIn, shownBelow, type TeamScope } from './team-scope.ts';

const shownByDefault = 15;

/** A page of the team's bets by member and day, or of its profit and loss by member. */
export async function reportOf(
  { db }: Pick<Core, 'db'>,
  scope: TeamScope,
  { kind, search, category, before, limit = shownByDefault, ...asked }: TeamReportInput,
  place: Place,
): Promise<Outcome<TeamReport, 'invalid-input'>> {
  const span = spanOf(asked, place.today);
  if (!span) return fail('invalid-input', longSpan);
  const after = before === undefined ? null : placeIn(before, kind);
  if (after === 'invalid') return fail('invalid-input');
  const members = idsBelow(scope, search);
  const recruiters = search ? null : recruitersIn(scope);
  const query = { members, recruiters, currency: place.currency, ...span, kind, category };
  const [found, total] = await Promise.all([
    teamRows(db.read, query, { after, limit: limit + 1 }),
    teamTotal(db.read, query),
  ]);
  const page = found.slice(0, limit);
  const ids = [...new Set(page.map(({ member }) => member))];
  const known = await findBelow(db.read, scope, { ids, limit: ids.length });
  const names = new Map(known.map((member) => [member.id, shownBelow(scope, member)]));
  const rows = page.flatMap(({ member, day, sums }): TeamReportRow[] => {
    const name = names.get(member);
    return name ? [{ ...name, day, sums: shownSums(sums) }] : [];
  });
  const next = found.length > limit ? cursorOf(page.at(-1)) : null;
  return done({ ...place, ...span, rows, next, total: shownSums(total ?? noSums) });
}

type Cursor = { readonly member: MemberId; readonly day: Day | null };

const cursorOf = (row: Cursor | undefined) =>
  row ? [row.day, row.member].filter((part) => part !== null).join('.') : null;

/** The row of a cursor; `invalid` if the cursor is not one of this kind of report. */
function placeIn(text: string, kind: TeamReportQuery['kind']): Cursor | 'invalid' {
  const [member = '', day = null] = text.split('.').toReversed();
  const isRow = day === null ? kind === 'profit' : kind === 'bets' && isDay(day);
  return isRow && isMember(member) ? { member, day } : 'invalid';
}

const isMember = (text: string): text is MemberId => /^mem_[0-9a-zA-Z]{8,40}$/.test(text);

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
