import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { dataExportPath, type DataExport, type MemberId } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Member, Visitor } from './member.ts';
import { passwordErrorOf } from './own-pin.ts';
import { hashOf, newSecret } from './sessions.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** The file is deleted after so long. */
const retentionMs = 7 * dayMs;
const linkMs = 10 * 60_000;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

type OpenFailure =
  | 'not-found'
  | 'wrong-credentials'
  | 'account-locked'
  | 'invalid-input'
  | 'unauthenticated';

/** A copy of all that the platform stores about a member (GDPR articles 15 and 20). */
export function createDataExports(context: IdentityContext) {
  const { core, uses, members, dataExports, events } = context;
  const { db, clock, random } = core;

  async function stateOf({ id }: Pick<Member, 'id'>): Promise<DataExport> {
    const row = await dataExports.stateOf(id);
    const now = clock.now();
    const isOver = row?.expires_at && row.expires_at <= now;
    if (!row || isOver) return { state: 'none', requestedAt: null, expiresAt: null, nextAt: null };
    const next = new Date(row.requested_at.getTime() + dayMs);
    return {
      state: row.ready_at ? 'ready' : 'waiting',
      requestedAt: row.requested_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      nextAt: next > now ? next.toISOString() : null,
    };
  }

  async function build(member: MemberId): Promise<void> {
    const content: Record<string, readonly object[]> = {};
    for (const source of await dataExports.sourcesOf(member)) {
      const rows = await dataExports.rowsOf(source);
      if (rows.length > 0) content[source.name] = rows;
    }
    const now = clock.now();
    const text = JSON.stringify({ member, builtAt: now.toISOString(), data: content }, null, 1);
    const body = await zip(Buffer.from(text));
    const file = { now, expires: new Date(now.getTime() + retentionMs), body };
    await db.transaction(async (tx) => {
      if (await dataExports.complete(tx, member, file))
        await uses.live.publish(tx, 'data-export.changed', { member }, { state: 'ready' });
    });
  }

  return {
    of: stateOf,

    async request(member: Member, visitor: Visitor): Promise<DataExport> {
      const now = clock.now();
      const since = new Date(now.getTime() - dayMs);
      await db.transaction(async (tx) => {
        if (await dataExports.request(tx, member.id, { now, since }))
          await events.record(tx, member.id, visitor, 'data-requested');
      });
      return stateOf(member);
    },

    /** For the job: builds the files that members wait for. */
    async buildDue(): Promise<void> {
      for (const { member_id } of await dataExports.waiting()) await build(member_id);
      await dataExports.sweep(clock.now());
    },

    async open(
      member: Member,
      password: string | undefined,
      { brand }: Visitor,
    ): Promise<Outcome<{ readonly path: string; readonly expiresAt: string }, OpenFailure>> {
      const row = await members.byId(member.id);
      if (!row) return fail('unauthenticated');
      const wrong = await passwordErrorOf(context, row, { password, brand });
      if (wrong) return wrong;
      const token = newSecret(random);
      const now = clock.now();
      const until = new Date(now.getTime() + linkMs);
      const link = { hash: hashOf(token), now, until };
      const isOpen = await db.transaction((tx) => dataExports.openLink(tx, row.id, link));
      if (!isOpen) return noFile;
      return done({ path: `${dataExportPath}?token=${token}`, expiresAt: until.toISOString() });
    },

    /** The file of a link, once. */
    async take(
      { id }: Pick<Member, 'id'>,
      token: string,
      opener: Pick<Visitor, 'ip' | 'userAgent'>,
    ): Promise<Outcome<Buffer, 'not-found'>> {
      const link = { hash: hashOf(token), now: clock.now() };
      const body = await db.transaction(async (tx) => {
        const taken = await dataExports.takeLink(tx, id, link);
        if (taken) await events.record(tx, id, opener, 'data-downloaded');
        return taken;
      });
      return body ? done(await unzip(body)) : usedLink;
    },
  };
}

const noFile = fail('not-found', { detail: 'There is no file. Ask for your data again.' });
const usedLink = fail('not-found', { detail: 'This link was used or has expired. Open another.' });
