import type {
  Deposit,
  DepositMethod,
  PayoutAccount,
  PayoutMethod,
  PayoutTerms,
  ProtectionRules,
  ProtectionStatus,
  Withdrawal,
} from '@croupier/contracts';
import { idOf } from '@croupier/ui/testing';

export const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

const bank: PayoutMethod = {
  code: 'bank',
  kind: 'bank',
  name: inAll('Bank'),
  fields: [
    {
      name: 'number',
      label: inAll('Account number'),
      pattern: '^[0-9]{8,12}$',
      minLength: 8,
      maxLength: 12,
      example: '12345678',
      inputMode: 'numeric',
      isMasked: true,
    },
  ],
  minAmount: '100.00',
  maxAmount: '5000.00',
  fee: { fixed: '10', basisPoints: 0 },
  expectedMinutes: 30,
};

export const account: PayoutAccount = {
  id: idOf('pac', '00000001'),
  method: 'bank',
  methodName: inAll('Bank'),
  payee: 'RAHIM UDDIN',
  fields: [{ label: inAll('Account number'), text: '••••5678' }],
  isDefault: true,
  addedAt: '2026-03-01T10:00:00.000Z',
};

export const terms: PayoutTerms = {
  methods: [bank],
  accounts: [account],
  payee: 'RAHIM UDDIN',
  leftToday: '20000.00',
  receiptMinutes: 60,
  disputeDays: 7,
  mayCancel: false,
  pausedUntil: null,
  turnover: null,
};

export function aWithdrawal(overrides: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: idOf('wdr', '00000001'),
    method: 'bank',
    methodName: inAll('Bank'),
    account: '••••5678',
    amount: '500.00',
    fee: '10.00',
    state: 'held',
    steps: [{ state: 'held', at: '2026-03-01T10:00:00.000Z' }],
    requestedAt: '2026-03-01T10:00:00.000Z',
    expectedAt: '2026-03-01T10:30:00.000Z',
    reason: null,
    receiptDueAt: null,
    disputeUntil: null,
    mayCancel: false,
    ...overrides,
  };
}

export const bkash: DepositMethod = {
  code: 'bkash-sandbox',
  kind: 'page',
  provider: 'sandbox',
  name: { en: 'bKash', bn: 'বিকাশ', es: 'bKash', ar: 'بيكاش' },
  minAmount: '100.00',
  maxAmount: '30000.00',
  suggested: ['200.00', '500.00'],
  fee: { fixed: '0', basisPoints: 0 },
  expectedMinutes: 1,
  payTo: [],
  turnoverPercent: 0,
};

export function aDeposit(overrides: Partial<Deposit> = {}): Deposit {
  return {
    id: idOf('dep', '00000001'),
    kind: 'page',
    method: 'bkash-sandbox',
    amount: '500.00',
    fee: '0.00',
    receivedAmount: null,
    state: 'pending',
    requestedAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-03-01T10:30:00.000Z',
    decidedAt: null,
    reason: null,
    transferCode: null,
    payTo: [],
    proof: null,
    payUrl: 'http://localhost:4002/pay/pay_1',
    ...overrides,
  };
}

const rules: ProtectionRules = {
  profile: 'open',
  looserAfterHours: 24,
  realityCheckChoices: [15, 30, 60],
  timeOutLengths: ['24h', '1w'],
  exclusionLengths: ['6m', '1y'],
  asksDepositLimit: false,
  isRealityCheckEnforced: true,
  helpers: [],
};

export const aStatus = (overrides: Partial<ProtectionStatus> = {}): ProtectionStatus => ({
  limits: [],
  timeOutUntil: null,
  exclusion: null,
  realityCheckMinutes: 60,
  isDepositLimitAsked: false,
  isReviewDue: false,
  rules,
  ...overrides,
});
