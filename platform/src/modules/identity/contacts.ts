import {
  asciiDigits,
  registerPatterns,
  type CodeSent,
  type ConfirmContactInput,
  type ContactCodeInput,
  type ContactKind,
  type MemberContacts,
} from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { zonedTime } from '../../zoned-time.ts';
import { recordAudit } from '../audit/index.ts';
import {
  mobileNumber,
  mobileOf,
  type CodeRecipient,
  type MailAddress,
} from '../verification/index.ts';
import type { DetailsTable } from './details.store.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Member, Visitor } from './member.ts';
import { passwordErrorOf } from './own-pin.ts';
import { reachedAt } from './profile.ts';

type KnownContacts = Pick<
  Selectable<DetailsTable>,
  'email' | 'email_proven_at' | 'mobile' | 'mobile_proven_at'
> | null;
type SendFailure = 'invalid-input' | 'mobile-taken' | 'too-many-requests' | PasswordFailure;
type PasswordFailure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';
type ConfirmFailure = SendFailure | 'wrong-code';

interface Target {
  readonly row: MemberRow;
  readonly known: KnownContacts;
  readonly recipient: CodeRecipient;
}

/** The member's mail address and mobile number: proven by a code, and changed with the password. */
export function createContacts(context: IdentityContext) {
  const { core, uses, members, details, events } = context;
  const { codes } = uses.verification;

  /** The address that is proven, after the password where a proven one is replaced. */
  async function targetOf(
    { id }: Member,
    { kind, address, password }: Omit<ContactCodeInput, 'language'>,
    { brand }: Visitor,
  ): Promise<Outcome<Target, Exclude<SendFailure, 'too-many-requests'>>> {
    const row = await members.byId(id);
    if (!row) return fail('unauthenticated');
    const known = await details.of(id);
    const recipient = recipientOf(kind, address ?? known?.[kind] ?? '', brand.defaultDialingCode);
    if (!recipient) return unreadable(kind);
    if (provenAt(known, kind) !== null && recipient !== known?.[kind]) {
      const wrong = await passwordErrorOf(context, row, { password, brand });
      if (wrong) return wrong;
    }
    const mobile = kind === 'mobile' ? mobileOf(recipient) : null;
    const holder = mobile && (await details.holderOf(brand.code, mobile));
    if (holder && holder !== id) return mobileTaken;
    return done({ row, known, recipient });
  }

  /** Notifies the address that was proven before, and records the change. */
  async function notifyFormerAddress(
    tx: Tx,
    { row, known, recipient }: Target,
    kind: ContactKind,
    visitor: Visitor,
  ) {
    const earlier = provenAt(known, kind) === null ? null : (known?.[kind] ?? null);
    const isChanged = earlier !== null && earlier !== recipient;
    await events.record(tx, row.id, visitor, `${kind}-${isChanged ? 'changed' : 'verified'}`);
    await recordAudit(
      tx,
      core,
      { name: row.username },
      {
        action: `member.${kind}-${isChanged ? 'changed' : 'verified'}`,
        subject: `${row.brand}/${row.username}`,
        before: reachedAt(known)[kind] ?? '',
        after: reachedAt({ email: null, mobile: null, [kind]: recipient })[kind] ?? '',
        note: '',
      },
    );
    if (!isChanged) return;
    const { brand } = visitor;
    const language = brand.defaultLanguage;
    await uses.messages.send(tx, {
      brand,
      channel: kind === 'email' ? 'mail' : 'sms',
      recipient: earlier,
      kind: `${kind}-changed`,
      language,
      values: { account: row.username, at: zonedTime(core.clock.now(), language) },
    });
  }

  return {
    async of({ id }: Member): Promise<MemberContacts> {
      const known = await details.of(id);
      const shown = reachedAt(known);
      return {
        email: { shown: shown.email, verifiedAt: provenAt(known, 'email')?.toISOString() ?? null },
        mobile: {
          shown: shown.mobile,
          verifiedAt: provenAt(known, 'mobile')?.toISOString() ?? null,
        },
      };
    },

    async sendCode(
      member: Member,
      input: ContactCodeInput,
      visitor: Visitor,
    ): Promise<Outcome<CodeSent, SendFailure>> {
      const target = await targetOf(member, input, visitor);
      if (!target.ok) return target;
      const { brand, ip } = visitor;
      const { recipient } = target.value;
      return codes.send({
        ...{ brand, recipient, ip, purpose: 'contact' },
        language: input.language,
      });
    },

    async confirm(
      member: Member,
      { code, ...input }: ConfirmContactInput,
      visitor: Visitor,
    ): Promise<Outcome<void, ConfirmFailure>> {
      const target = await targetOf(member, input, visitor);
      if (!target.ok) return target;
      const { recipient, row } = target.value;
      return core.db.transaction(async (tx) => {
        const check = { brand: row.brand, purpose: 'contact', recipient, code } as const;
        const proven = await codes.check(tx, check);
        if (!proven.ok) return proven;
        const now = core.clock.now();
        const stored = { member: row.id, brand: row.brand, kind: input.kind, recipient, now };
        if (!(await details.keepContact(tx, stored))) return mobileTaken;
        await notifyFormerAddress(tx, target.value, input.kind, visitor);
        return done(undefined);
      });
    },
  };
}

const mobileTaken = fail('mobile-taken', { detail: 'Use another number.' });

const provenAt = (known: KnownContacts, kind: ContactKind): Date | null =>
  (kind === 'email' ? known?.email_proven_at : known?.mobile_proven_at) ?? null;

function unreadable(kind: ContactKind): Failed<'invalid-input'> {
  const pattern = kind === 'email' ? 'email' : 'mobile';
  return fail('invalid-input', { fields: { address: { code: 'pattern', pattern } } });
}

function recipientOf(kind: ContactKind, typed: string, dialingCode: string): CodeRecipient | null {
  const text = typed.trim();
  if (kind === 'email')
    return new RegExp(registerPatterns.email, 'u').test(text) ? mailAddress(text) : null;
  return text.startsWith('+') ? mobileOf(asciiDigits(text)) : mobileNumber(dialingCode, text);
}

const mailAddress = (text: string): MailAddress => text as MailAddress;
