import { reaches, type OperatorInfo, type OperatorPermission } from '@croupier/contracts';

const house = { isHouse: true } as const;

/** The pages of the console and what each needs; a page of the house needs it for every brand. */
export const places = [
  { to: '/modules', key: 'modules', icon: 'games', needs: 'modules' },
  { to: '/brands', key: 'brands', icon: 'globe', needs: 'settings' },
  { to: '/content', key: 'content', icon: 'info', needs: 'content' },
  { to: '/teams', key: 'teams', icon: 'team', needs: 'teams', ...house },
  { to: '/outbox', key: 'outbox', icon: 'chat', needs: 'messages', ...house },
  { to: '/members', key: 'members', icon: 'user', needs: 'members' },
  { to: '/protection', key: 'protection', icon: 'shield', needs: 'protection' },
  { to: '/support', key: 'support', icon: 'chat', needs: 'support' },
  { to: '/withdrawals', key: 'withdrawals', icon: 'external', needs: 'cashier-review' },
  { to: '/deposits', key: 'deposits', icon: 'deposit', needs: 'cashier-review' },
  { to: '/draws', key: 'draws', icon: 'lottery', needs: 'draws', ...house },
  { to: '/lottery', key: 'lottery', icon: 'dice', needs: 'games', ...house },
  { to: '/providers', key: 'providers', icon: 'games', needs: 'providers', ...house },
  { to: '/jackpots', key: 'jackpots', icon: 'crown', needs: 'jackpots', ...house },
  { to: '/audit', key: 'audit', icon: 'history', needs: 'audit', ...house },
  { to: '/ledger', key: 'ledger', icon: 'wallet', needs: 'ledger', ...house },
  { to: '/operators', key: 'operators', icon: 'crown', needs: 'operators', ...house },
] as const satisfies readonly Needing[];

interface Needing {
  readonly to: string;
  readonly key: string;
  readonly icon: string;
  readonly needs: OperatorPermission;
  readonly isHouse?: boolean;
}

export function mayOpen({ reach }: OperatorInfo, { needs, isHouse = false }: Needing): boolean {
  return isHouse ? reaches(reach, needs, null) : reach[needs] !== undefined;
}

/** The page that an address belongs to; the own account belongs to nobody else. */
export function placeOf(path: string): (typeof places)[number] | null {
  return places.find(({ to }) => path === to || path.startsWith(`${to}/`)) ?? null;
}

/** Where an operator arrives. */
export function firstPlace(operator: OperatorInfo): string {
  if (operator.secondFactor === 'due') return '/account';
  return places.find((place) => mayOpen(operator, place))?.to ?? '/account';
}
