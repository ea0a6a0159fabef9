import type { InputOf, OutputOf, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Reports } from '../reports/index.ts';
import { placeOf, timeOf } from './place.ts';
import { findBelow, scopeOf, shownBelow } from './team-scope.ts';

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly reports: Pick<Reports, 'bets'>;
}

/** The bets behind a row of the team's betting. */
export function createTeamBets(core: Core, { brands, reports }: Dependencies) {
  const { read } = core.db;

  return async function bets(
    member: Member,
    { memberId, day, ...page }: InputOf<typeof calls.teamBets>,
  ): Promise<Outcome<OutputOf<typeof calls.teamBets>, 'error_not_agent' | 'not-found'>> {
    const scope = await scopeOf(read, member);
    if (!scope) return fail('error_not_agent');
    const [below] = await findBelow(read, scope, { ids: [memberId], limit: 1 });
    if (!below) return fail('not-found', { detail: 'There is no such member below you.' });
    const place = await placeOf(core, brands, member);
    const { from, until } = timeOf(place, { from: day, to: day });
    const span = { from: from.toISOString(), to: until.toISOString() };
    const found = await reports.bets({ id: below.id }, { ...page, ...span });
    if (!found.ok) throw new Error('a day is a span of bets');
    const { rows, next } = found.value;
    const { account } = shownBelow(scope, below);
    const shown = rows.map(({ ticket: _ticket, round: _round, ...bet }) => bet);
    return done({ rows: shown, next, account, timeZone: place.timeZone });
  };
}
