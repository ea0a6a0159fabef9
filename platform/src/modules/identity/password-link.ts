import { capabilitiesOf } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import { keyOf, type Visitor } from './member.ts';
import { hashOf, newSecret } from './sessions.ts';

const linkMinutes = 30;
const linksPerHour = 3;

export interface LinkRequest {
  readonly username: string;
  readonly email: string;
  readonly challenge?: string;
}

/** The link carries its secret in the fragment, which reaches no server and no log. */
const linkTo = (origin: string, secret: string) => `${origin}/forget#reset=${secret}`;

export function createPasswordLinks({ core, uses, members, details, links }: IdentityContext) {
  const { db, clock, random } = core;

  async function holderOf({ username, email }: LinkRequest, { brand }: Visitor) {
    const row = await members.byUsername(brand.code, keyOf(username));
    const known = row && (await details.of(row.id));
    const stored = known?.email ?? '';
    const isTheirs = stored !== '' && stored.toLowerCase() === email.toLowerCase();
    return row && isTheirs && !refusalOf(row) ? { row, email: stored } : null;
  }

  async function mail(
    tx: Tx,
    { brand }: Visitor,
    {
      row,
      email,
      link,
    }: { readonly row: MemberRow; readonly email: string; readonly link: string },
  ): Promise<void> {
    await uses.messages.send(tx, {
      brand,
      channel: 'mail',
      recipient: email,
      kind: 'password-reset',
      language: brand.defaultLanguage,
      values: { account: row.username, minutes: String(linkMinutes) },
      secrets: { link },
      worthUntil: dayjs.utc(clock.now()).add(linkMinutes, 'minute').toDate(),
    });
  }

  /**
   * Mails a link that changes the password once. The mail contains a link, not a password, because mailboxes
   * keep their mails: a used link, or one older than half an hour, is invalid. The answer never reveals
   * whether an account exists.
   */
  return async function ask(
    input: LinkRequest,
    visitor: Visitor,
  ): Promise<Outcome<void, 'challenge-failed' | 'forbidden'>> {
    const { brand } = visitor;
    if (!capabilitiesOf(brand.flags).recover.includes('email'))
      return fail('forbidden', { detail: 'Ask customer service for a new password.' });
    const check = { brand, purpose: 'login', payload: input.challenge } as const;
    const worked = await uses.verification.challenge.check(check);
    if (!worked.ok) return worked;
    const holder = await holderOf(input, visitor);
    const secret = newSecret(random);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const lately = dayjs.utc(now).subtract(1, 'hour').toDate();
      const asked = holder ? await links.countSince(tx, holder.row.id, lately) : 0;
      const isMailed = holder !== null && asked < linksPerHour;
      await links.insert(tx, {
        hash: hashOf(secret),
        member_id: isMailed ? holder.row.id : null,
        made_at: now,
        expires_at: dayjs.utc(now).add(linkMinutes, 'minute').toDate(),
        used_at: null,
      });
      if (isMailed)
        await mail(tx, visitor, { ...holder, link: linkTo(visitor.brand.origin, secret) });
    });
    return done(undefined);
  };
}
