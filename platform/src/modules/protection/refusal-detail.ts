import type { DepositRefusal, PlayRefusal, StakeRefusal } from '@croupier/contracts';
import type { FailureDetail } from '../../outcome.ts';

type Refusal = PlayRefusal | StakeRefusal | DepositRefusal;

const details: Readonly<Record<Refusal, string>> = {
  'self-excluded': 'The member is excluded from play. Withdrawing stays open.',
  'timed-out': 'The member takes a break from play. Withdrawing stays open.',
  'time-limit-reached': 'The playing time of the member is used up. Play again when some is left.',
  'wager-limit-reached':
    'The stake passes the limit of what the member stakes. Stake less or wait.',
  'loss-limit-reached':
    'The stake passes the limit of what the member may lose. Stake less or wait.',
  'reality-check-due': 'Answer the reality check, then go on.',
  'deposit-limit-reached': 'The deposit passes the limit of the member. Deposit less or wait.',
  'deposit-limit-choice-due': 'Set a deposit limit or say that none is wanted, then deposit.',
};

export function refusalDetail(refusal: Refusal): FailureDetail {
  return { detail: details[refusal] };
}
