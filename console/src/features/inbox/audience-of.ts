import { parseAmount, type InboxAudience, type InboxConditions } from '@croupier/contracts';
import { asAmount } from '@croupier/ui';
import { isoTime } from '../../lib/local-time.ts';

export const audienceKinds = ['brand', 'group', 'member'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** The audience as it was typed. */
export interface TypedAudience {
  readonly kind: AudienceKind;
  readonly account: string;
  readonly rankFrom: string;
  readonly dialingCode: string;
  readonly registeredSince: string;
  readonly activeSince: string;
  readonly balanceFrom: string;
}

export const emptyAudience: TypedAudience = {
  kind: 'brand',
  account: '',
  rankFrom: '',
  dialingCode: '',
  registeredSince: '',
  activeSince: '',
  balanceFrom: '',
};

export type AudienceError = 'account' | 'conditions' | 'dialingCode' | 'balanceFrom';

/** The typed values as an audience, or the invalid field. */
export function audienceOf(
  typed: TypedAudience,
): { readonly audience: InboxAudience } | { readonly error: AudienceError } {
  const { kind } = typed;
  if (kind === 'brand') return { audience: { kind } };
  const account = typed.account.trim();
  if (kind === 'member') return account ? { audience: { kind, account } } : { error: 'account' };
  const dialingCode = typed.dialingCode.trim().replace(/^\+/, '');
  if (!/^[0-9]{0,4}$/.test(dialingCode)) return { error: 'dialingCode' };
  const balanceFrom = asAmount(typed.balanceFrom);
  if (balanceFrom && (parseAmount(balanceFrom) ?? 0n) <= 0n) return { error: 'balanceFrom' };
  const conditions: InboxConditions = {
    rankFrom: typed.rankFrom === '' ? null : Number(typed.rankFrom),
    dialingCode: dialingCode || null,
    registeredSince: isoTime(typed.registeredSince),
    activeSince: isoTime(typed.activeSince),
    balanceFrom: balanceFrom || null,
  };
  const isEmpty = Object.values(conditions).every((condition) => condition === null);
  return isEmpty ? { error: 'conditions' } : { audience: { kind, conditions } };
}
