import type { InputOf, calls } from '@croupier/contracts';
import type { createBonuses } from '../modules/bonuses/index.ts';
import type { createInbox } from '../modules/inbox/index.ts';
import type { Member, Operator } from '../modules/identity/index.ts';

export interface WelcomeDependencies {
  readonly bonuses: Pick<ReturnType<typeof createBonuses>, 'admin'>;
  readonly inbox: Pick<ReturnType<typeof createInbox>, 'admin'>;
}

export interface WelcomeMessage {
  readonly key: string;
  readonly words: InputOf<typeof calls.sendInboxMessage>['words'];
}

const note = 'Set up with the demo.';
const words = {
  en: { title: 'Welcome' },
  bn: { title: 'স্বাগতম' },
  es: { title: 'Bienvenida' },
  ar: { title: 'ترحيب' },
};

interface WelcomeBonus {
  readonly owner: Pick<Member, 'id' | 'brand' | 'account'>;
  readonly operator: Operator;
  readonly amount: string;
  readonly maxStake: string;
}

/** Grants the bonus of the demo, unless the member was given one before. */
export async function grantWelcome(
  { bonuses }: WelcomeDependencies,
  { owner: { id: memberId, brand, account }, operator, amount, maxStake }: WelcomeBonus,
): Promise<void> {
  const known = await bonuses.admin.ofAccount({ brand, account });
  if (!known.ok || known.value.bonuses.length > 0) return;
  const terms = {
    times: 10,
    days: 30,
    spends: 'cash-first' as const,
    maxStake,
    weights: { RNG: 100, FISH: 100, LIVE: 10 },
  };
  await bonuses.admin.grant({ memberId, amount, words, terms, note }, operator);
}

/** Sends the messages to the member's inbox once. */
export async function sendWelcome(
  { inbox }: WelcomeDependencies,
  {
    member: { brand, account },
    operator,
    messages,
  }: {
    readonly member: Pick<Member, 'brand' | 'account'>;
    readonly operator: Operator;
    readonly messages: readonly WelcomeMessage[];
  },
): Promise<void> {
  const audience = { kind: 'member', account } as const;
  for (const { key, words: of } of messages)
    await inbox.admin.send(
      { brand, audience, words: of, image: null, sendAt: null, note },
      operator,
      key,
    );
}
