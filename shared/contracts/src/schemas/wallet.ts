import { z } from 'zod';
import { entryKinds } from '../cashier-terms.ts';
import { amount, decimal, idOf, nothing, pageOf, paging } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

export const balance = z.strictObject({
  /** Cash. */
  sumBalance: decimal,
  currency: z.string(),
  /** Rises with each booking on the account: the balance with the higher version is newer. */
  version: z.number(),
});
export type Balance = Infer<typeof balance>;

/** A member's current funds: `sumBalance` is the cash, which can be bet or withdrawn. */
export const funds = balance.extend({
  /** Money under bonus terms: it can be staked in games but not withdrawn. Not part of `sumBalance`. */
  bonus: decimal,
  /** Held for a pending decision, such as a withdrawal; not part of `sumBalance`. */
  held: decimal,
});
export type Funds = Infer<typeof funds>;

export const statementEntry = z.strictObject({
  transferId: idOf('trf'),
  kind: z.enum(entryKinds),
  /** The cash of the booking; positive when it came to the member. */
  amount: decimal,
  /** What of the same booking moved on the bonus account, signed alike. */
  bonus: decimal,
  /** Of the cash. */
  balanceAfter: decimal,
  /** The reason of the booking, such as a ticket's or a deposit's id. */
  reference: z.string(),
  /** Masked account of the other member, where the booking has one. */
  counterparty: z.string().exactOptional(),
  bookedAt: z.string(),
});
export type StatementEntry = Infer<typeof statementEntry>;

export const providerWallet = z.strictObject({
  provider: z.string(),
  displayName: z.string(),
  /** `null` if the provider does not answer. */
  balance: decimal.nullable(),
});
export type ProviderWallet = Infer<typeof providerWallet>;

/** `isSingle`: providers use this one wallet. Otherwise money is moved to providers with their own wallet. */
export const merchantWallet = z.strictObject({
  isSingle: z.boolean(),
  wallets: z.array(providerWallet),
});
export type MerchantWallet = Infer<typeof merchantWallet>;

/** `unknown`: the provider did not state the outcome. The platform queries it until it does. */
export const walletTransferState = z.enum(['sent', 'unknown', 'done', 'failed']);
export type WalletTransferState = Infer<typeof walletTransferState>;

export const walletTransfer = z.strictObject({
  id: idOf('wtr'),
  provider: z.string(),
  /** Out of the member's wallet, or back into it. */
  direction: z.enum(['out', 'in']),
  amount: decimal,
  currency: z.string(),
  state: walletTransferState,
  requestedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type WalletTransfer = Infer<typeof walletTransfer>;

const shortText = z.string().max(255);

/** Input and output of each call. */
export const walletSchemas = {
  merchantWallet: { input: nothing, output: merchantWallet },
  walletTransfer: {
    input: z.strictObject({
      provider: shortText,
      direction: z.enum(['out', 'in']),
      amount,
    }),
    output: walletTransfer,
  },
  walletTransfers: { input: nothing, output: z.array(walletTransfer) },
  balance: { input: nothing, output: funds },
  statement: {
    input: z.strictObject({
      ...paging,
      /** Comma-separated kinds; omitted: all kinds. */
      kinds: shortText.exactOptional(),
      /** ISO times: from the first inclusive, to the second exclusive. */
      from: z.iso.datetime().exactOptional(),
      to: z.iso.datetime().exactOptional(),
    }),
    output: pageOf(statementEntry),
  },
} satisfies CallSchemas;
