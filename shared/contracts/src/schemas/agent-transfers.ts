import { z } from 'zod';
import { amount, decimal, idOf, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { paymentPassword, turnoverDue } from './cashier.ts';
import type { Infer } from './infer.ts';

/** The other side of a transfer: the agent above, or a member whom the agent recruited. */
export const agentTransferDirection = z.enum(['upline', 'downline']);
export type AgentTransferDirection = Infer<typeof agentTransferDirection>;

/** What a member must know before a transfer. */
export const agentTransferTerms = z.strictObject({
  /** Why this member cannot transfer; `null` if they can. `off`: the brand has no transfers. */
  refusal: z.enum(['not-agent', 'trial', 'off']).nullable(),
  /** Masked account of the agent above; `null` if there is none. */
  upline: z.string().nullable(),
  currency: z.string(),
  minAmount: decimal,
  maxAmount: decimal,
  /** The most that the member may send within 24 hours, and what is left of it. */
  dailyAmount: decimal,
  leftToday: decimal,
  /** Cash that is not held. */
  available: decimal,
  /** What must be staked before money can be sent; `null` for nothing. */
  turnover: turnoverDue.nullable(),
});
export type AgentTransferTerms = Infer<typeof agentTransferTerms>;

/** A transfer as one of its two sides sees it. */
export const agentTransfer = z.strictObject({
  id: idOf('atr'),
  direction: z.enum(['sent', 'received']),
  line: agentTransferDirection,
  /** Masked account of the other side. */
  account: z.string(),
  amount: decimal,
  currency: z.string(),
  bookedAt: z.string(),
});
export type AgentTransfer = Infer<typeof agentTransfer>;

/** Input and output of each call. */
export const agentTransferSchemas = {
  agentTransferTerms: { input: nothing, output: agentTransferTerms },
  transferUpline: {
    input: z.strictObject({
      to: agentTransferDirection,
      /** The account name of the recruited member; not used for `upline`. */
      account: z.string().max(40).exactOptional(),
      amount,
      paymentPassword,
    }),
    output: agentTransfer,
  },
  agentTransfers: { input: z.strictObject(paging), output: pageOf(agentTransfer) },
} satisfies CallSchemas;
