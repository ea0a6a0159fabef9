import type { AgentAnnouncement, InputOf, Page, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Content } from '../content/index.ts';
import type { Member } from '../identity/index.ts';
import { scopeOf } from './team-scope.ts';

type AnnouncementsQuery = InputOf<typeof calls.agentAnnouncements> & { readonly brand: Brand };

const pageSize = 15;

/** What operators announce to the agents of a brand: notices of the type `AG`. */
export function createAnnouncements(
  { db }: Pick<Core, 'db'>,
  { content }: { readonly content: Pick<Content, 'agentNotices'> },
) {
  return async (
    member: Member,
    { brand, language, before, limit = pageSize }: AnnouncementsQuery,
  ): Promise<Outcome<Page<AgentAnnouncement>, 'error_not_agent'>> => {
    if (!(await scopeOf(db.read, member))) return fail('error_not_agent');
    const all = await content.agentNotices(brand, language);
    const first = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    // A notice that is no longer shown has no place in the list: the page is the last one.
    const isGone = before !== undefined && first === 0;
    const page = isGone ? [] : all.slice(first, first + limit);
    return done({
      rows: page.map(({ types: _types, ...notice }) => notice),
      next: !isGone && first + limit < all.length ? (page.at(-1)?.id ?? null) : null,
    });
  };
}
