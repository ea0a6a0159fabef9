import type { AccountType } from '@croupier/contracts';
import type { Core } from '../core.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import type { Operators } from '../modules/operators/index.ts';
import { sandboxFactorKey } from '../sandbox-payments/authenticator-key.ts';
import { mobileNumber } from '../modules/verification/index.ts';
import { demoTeam } from './team.ts';
import { limitStep, type Protection } from '../modules/protection/index.ts';

interface Account {
  readonly brand: string;
  readonly username: string;
  readonly type: AccountType;
  /** The agent above, created before. */
  readonly under?: string;
  readonly affiliateCode?: string;
  /** As typed at home; codes and links for this account go to this number. */
  readonly mobileNo?: string;
}

const demoAccounts: readonly Account[] = [
  { brand: 'padma', username: 'karim_agent', type: 1, affiliateCode: 'KARIM26' },
  {
    brand: 'padma',
    username: 'shirin_agent',
    type: 2,
    under: 'karim_agent',
    affiliateCode: 'SHIRIN26',
  },
  {
    brand: 'padma',
    username: 'rahim',
    type: 0,
    under: 'karim_agent',
    mobileNo: '01712345601',
  },
  { brand: 'padma', username: 'nasrin', type: 0, under: 'karim_agent' },
  { brand: 'padma', username: 'tania', type: 0, under: 'karim_agent' },
  { brand: 'padma', username: 'sumon', type: 0, under: 'shirin_agent' },
  { brand: 'padma', username: 'arif', type: 0, under: 'shirin_agent' },
  { brand: 'verano', username: 'lucia', type: 0 },
];

/** Published with the project, for the demo only. */
export const demoPassword = 'Padma2026!';
export const demoPaymentPin = '246810';
const passwords: Readonly<Record<string, string>> = {
  padma: demoPassword,
  verano: 'Verano2026!',
};
const bangladesh = '880';
const password = 'Croupier2026!';
/**
 * Two persons, as the rule wants them. The first sets up a second factor when it is first asked for; the second one's
 * key is published, and the sandbox shows its codes at `/authenticator`.
 */
export const operatorAccounts = [
  { name: 'operator', password, email: 'operator@croupier.example' },
  {
    name: 'second_operator',
    password,
    email: 'second@croupier.example',
    factorKey: sandboxFactorKey,
  },
];

interface Dependencies {
  readonly protection: Protection;
  readonly identity: Identity;
}

/** They are older than the month of history that their team has. */
const joinedDaysAgo = 45;
const dayMs = 86_400_000;

const teamAccounts = demoTeam.map(([username, under]): Account => ({
  brand: 'padma',
  username,
  type: 0,
  under,
}));

/** Creates the demo accounts that the start prints, players and agents; with a history also the team below. */
export async function seedAccounts(
  { clock, config }: Pick<Core, 'clock' | 'config'>,
  { identity, protection }: Dependencies,
): Promise<void> {
  const joinedAt = new Date(clock.now().getTime() - joinedDaysAgo * dayMs);
  const all = [...demoAccounts, ...(config.demoHistory ? teamAccounts : [])];
  for (const { brand, username, type, under, affiliateCode = null, mobileNo } of all) {
    const upline = under ? await identity.byAccount(brand, under) : null;
    const mobile = mobileNo === undefined ? null : mobileNumber(bangladesh, mobileNo);
    const details = { mobile, email: `${username}@${brand}.example` };
    const member = {
      brand,
      username,
      password: passwords[brand] ?? '',
      paymentPin: demoPaymentPin,
      type,
      upline,
      affiliateCode,
      details,
      joinedAt,
    };
    const enrolled = await identity.enrol(member);
    await identity.demo.mark(enrolled.id);
    if (brand === 'verano') await limitDeposits(protection, enrolled);
  }
}

/** The demo's operators; those who exist stay unchanged. */
export async function enrolOperators(operators: Operators) {
  const people = [];
  for (const operator of operatorAccounts)
    people.push({ id: await operators.enrol(operator), name: operator.name });
  return people;
}

/** The Spanish profile asks for a deposit limit before the first deposit: the demo's player has set one. */
async function limitDeposits(protection: Protection, member: MemberRecord): Promise<void> {
  const { limits } = await protection.status(member);
  if (limits.length === 0)
    await protection.decide(member, limitStep({ kind: 'deposit', period: 'month' }, '3000.00'));
}
