/** Kinds of bookings on a member's account, in the order of a filter. */
export const entryKinds = [
  'deposit',
  'withdrawal',
  'withdrawal-return',
  'stake',
  'payout',
  'refund',
  'game-bet',
  'game-win',
  'game-rollback',
  'tip',
  'payout-reversal',
  'rebate',
  'turnover-rebate',
  'reward',
  'point-conversion',
  'referral',
  'bonus',
  'jackpot-win',
  'hold',
  'hold-release',
  'transfer-out',
  'transfer-in',
  'agent-transfer',
  'agent-dividend',
  'agent-salary',
  'correction',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Proof images: maximum number and size; PNG or JPEG by their content. */
export const proofLimits = {
  images: 3,
  imageBytes: 5 * 1024 * 1024,
  remarkLength: 140,
} as const;

/** Addresses of the images; `:id` is the proof's. The second one is for operators. */
export const proofImagePath = '/wps/cashier/proofs/:id';
export const adminProofImagePath = '/ops/cashier/proofs/:id';
/** The statement as a file, with `from` and `to` (ISO times) in the query; at most one year. */
export const statementFilePath = '/wps/member/funds/statement.csv';
/** The same as a PDF document, with a `language` besides. */
export const statementDocumentPath = '/wps/member/funds/statement.pdf';

/** `cancelled`: cancelled by its member before any payment. */
export const depositStates = ['pending', 'credited', 'declined', 'expired', 'cancelled'] as const;
export type DepositState = (typeof depositStates)[number];
