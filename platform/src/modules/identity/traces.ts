import { isIPv6 } from 'node:net';
import type { MemberId } from '@croupier/contracts';
import type { Kysely } from 'kysely';
import type { Core, Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { Visitor } from './member.ts';
import { hashOf, newSecret } from './sessions.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    member_trace: {
      readonly member_id: MemberId;
      readonly kind: 'browser' | 'network';
      readonly value: string;
      readonly seen_at: Date;
    };
  }
}

const yearMs = 365 * 24 * 60 * 60_000;

/**
 * The browsers and networks from which a member signed in, stored for a year. The abuse rules of referrals compare
 * them; they give no access to anything.
 */
export function createTraces({ db, clock, random }: Pick<Core, 'db' | 'clock' | 'random'>) {
  return {
    /** Records the visitor's network, and the browser by the secret in its cookie, which is set if missing. */
    async record(tx: Tx, member: MemberId, { ip, cookies }: Pick<Visitor, 'ip' | 'cookies'>) {
      const secret = cookies.browser ?? newSecret(random);
      if (cookies.browser === null) cookies.writeBrowser(secret);
      const seen = { member_id: member, seen_at: clock.now() };
      const browser = hashOf(secret).toString('base64url');
      await tx
        .insertInto('member_trace')
        .values([
          { ...seen, kind: 'browser', value: browser },
          { ...seen, kind: 'network', value: networkOf(ip) },
        ])
        .onConflict((on) =>
          on
            .columns(['member_id', 'kind', 'value'])
            .doUpdateSet(({ ref }) => ({ seen_at: ref('excluded.seen_at') })),
        )
        .execute();
    },

    async sweep(now: Date): Promise<void> {
      const read: Kysely<Tables> = db.read;
      const oldest = new Date(now.getTime() - yearMs);
      await read.deleteFrom('member_trace').where('seen_at', '<', oldest).execute();
    },
  };
}

/** The network of a household: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = '', after] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  const zeros = after === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
