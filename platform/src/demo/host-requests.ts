import type { AgentLinks } from '../modules/agent-links/index.ts';
import type { Brand } from '../modules/brands/index.ts';
import type { Identity, Member, MemberRecord, Operator } from '../modules/identity/index.ts';
import type { Members } from '../modules/members/index.ts';
import type { Points } from '../modules/points/index.ts';
import { limitStep, type Protection } from '../modules/protection/index.ts';
import type { Support } from '../modules/support/index.ts';
import { demoPaymentPin } from './accounts.ts';
import { asSignedIn } from './demo-bets.ts';
import { itemId } from './points.ts';

export interface RequestDependencies {
  readonly agentLinks: Pick<AgentLinks, 'create'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly members: Pick<Members, 'corrections'>;
  readonly points: Pick<Points, 'redeem'>;
  readonly protection: Pick<Protection, 'status' | 'decide'>;
  readonly support: Pick<Support, 'writeMessage'>;
}

interface Host {
  readonly member: Member;
  readonly brand: Brand;
  readonly operator: Operator;
}

const mug = { item: itemId('pti_padmamug00001'), price: 1_500 };
const address = {
  name: 'Rahim Uddin',
  mobile: '01712345601',
  street: 'House 12, Road 5, Dhanmondi',
  city: 'Dhaka',
  postcode: '1205',
};

/**
 * Requests that wait for an operator, and what a member and an agent set up once: a limit, a question to support, an
 * order of the points mall, a proposed correction, an invitation link. A repeat changes nothing.
 */
export async function hostRequests(modules: RequestDependencies, host: Host): Promise<void> {
  const { member, brand, operator } = host;
  const { agentLinks, identity, members, points, protection, support } = modules;
  await limitDeposits(protection, member);

  const words = { text: 'When is my withdrawal of 800 sent?', images: [] };
  await support.writeMessage(member, { key: 'demo-support', words });

  const order = { ...mug, address, paymentPassword: demoPaymentPin, language: 'en' } as const;
  await points.redeem(member, order, 'demo-order');

  await members.corrections.propose(
    {
      memberId: member.id,
      amount: '50.00',
      reason: 'Goodwill for a deposit that arrived late.',
      key: 'demo-correction',
    },
    operator,
  );

  const agent = await identity.byAccount(brand.code, 'karim_agent');
  const link = { label: 'Dhaka', kind: 'member', prizeGroup: null, days: null } as const;
  if (!agent) return;
  await agentLinks.create(asSignedIn(agent, brand), link, 'demo-link');
  await limitDeposits(protection, agent);
}

async function limitDeposits(
  protection: RequestDependencies['protection'],
  member: Pick<MemberRecord, 'id' | 'brand'>,
): Promise<void> {
  const { limits } = await protection.status(member);
  if (limits.length === 0)
    await protection.decide(member, limitStep({ kind: 'deposit', period: 'month' }, '50000.00'));
}
