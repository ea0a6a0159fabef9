import type {
  MemberId,
  Page,
  PagingInput,
  SecurityEvent,
  SecurityEventId,
  SecurityEventKind,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { Opener } from './sessions.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    security_events: SecurityEventRow;
  }
}

export interface SecurityEventRow {
  readonly id: SecurityEventId;
  readonly member_id: MemberId;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

const yearMs = 365 * 24 * 60 * 60_000;
const pageSize = 20;

/** The log of what happened to the security of a member's account; an entry is stored for a year. */
export function createSecurityEvents(
  { db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>,
  live: Pick<Live, 'publish'>,
) {
  /** Records an event in the transaction of what happened, and informs the member's open pages. */
  async function record(
    tx: Tx,
    member: MemberId,
    { ip, userAgent }: Pick<Opener, 'ip' | 'userAgent'>,
    kind: SecurityEventKind,
  ): Promise<void> {
    const event = { id: ids.next('sev'), member_id: member, kind, at: clock.now() };
    await tx
      .insertInto('security_events')
      .values({ ...event, ip, user_agent: userAgent })
      .execute();
    await live.publish(tx, 'security.changed', { member }, { kind });
  }

  return {
    record,

    /** Records a failed attempt, which has no transaction. */
    recordFailure: (
      member: MemberId,
      opener: Pick<Opener, 'ip' | 'userAgent'>,
      kind: SecurityEventKind,
    ) => db.transaction((tx) => record(tx, member, opener, kind)),

    async ofMember(
      { id }: { readonly id: MemberId },
      { before, limit = pageSize }: PagingInput,
    ): Promise<Page<SecurityEvent>> {
      const rows = await db.read
        .selectFrom('security_events')
        .selectAll()
        .where('member_id', '=', id)
        .$if(before !== undefined, (query) => query.where('id', '<', eventId(before)))
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      return {
        rows: shown.map(shownEvent),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    async sweep(now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - yearMs);
      await db.read.deleteFrom('security_events').where('at', '<', oldest).execute();
    },
  };
}

const shownEvent = ({ id, kind, at, ip, user_agent }: SecurityEventRow): SecurityEvent => ({
  id,
  kind,
  at: at.toISOString(),
  ip,
  userAgent: user_agent,
});

/** Casts a text from outside for comparison with ids; a malformed text matches no row. */
const eventId = (text = '') => text as SecurityEventId;
