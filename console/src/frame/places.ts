import { reaches, type OperatorInfo, type OperatorPermission } from '@croupier/contracts';

const house = { isHouse: true } as const;

/**
 * The pages of the console in groups, with the permission of each; a page that is not about a single brand
 * needs the permission for every brand.
 */
export const placeGroups = [
  {
    group: 'site',
    places: [
      { to: '/modules', key: 'modules', icon: 'games', needs: 'modules' },
      { to: '/brands', key: 'brands', icon: 'globe', needs: 'settings' },
      { to: '/content', key: 'content', icon: 'info', needs: 'content' },
      { to: '/teams', key: 'teams', icon: 'team', needs: 'teams', ...house },
    ],
  },
  {
    group: 'members',
    places: [
      { to: '/members', key: 'members', icon: 'user', needs: 'members' },
      { to: '/agents', key: 'agents', icon: 'team', needs: 'members' },
      { to: '/closures', key: 'closures', icon: 'logout', needs: 'members' },
      { to: '/protection', key: 'protection', icon: 'shield', needs: 'protection' },
      { to: '/support', key: 'support', icon: 'chat', needs: 'support' },
      { to: '/chat', key: 'chat', icon: 'chat', needs: 'support' },
      { to: '/inbox', key: 'inbox', icon: 'mail', needs: 'inbox' },
      { to: '/outbox', key: 'outbox', icon: 'chat', needs: 'messages', ...house },
    ],
  },
  {
    group: 'money',
    places: [
      { to: '/withdrawals', key: 'withdrawals', icon: 'external', needs: 'cashier-review' },
      { to: '/deposits', key: 'deposits', icon: 'deposit', needs: 'cashier-review' },
      { to: '/corrections', key: 'corrections', icon: 'wallet', needs: 'cashier-review' },
      { to: '/campaigns', key: 'campaigns', icon: 'star', needs: 'bonuses' },
      { to: '/bonuses', key: 'bonuses', icon: 'gift', needs: 'bonuses' },
      {
        to: '/turnover-rebates',
        key: 'turnover-rebates',
        icon: 'ticket',
        needs: 'bonuses',
      },
      { to: '/referrals', key: 'referrals', icon: 'team', needs: 'bonuses' },
      { to: '/missions', key: 'missions', icon: 'star', needs: 'bonuses' },
      { to: '/leaderboards', key: 'leaderboards', icon: 'crown', needs: 'bonuses' },
      { to: '/raffles', key: 'raffles', icon: 'ticket', needs: 'bonuses' },
      { to: '/points', key: 'points', icon: 'star', needs: 'bonuses' },
      { to: '/member-points', key: 'member-points', icon: 'crown', needs: 'bonuses' },
      { to: '/agent-contracts', key: 'agent-contracts', icon: 'team', needs: 'bonuses' },
      { to: '/free-rounds', key: 'free-rounds', icon: 'slots', needs: 'bonuses' },
      { to: '/ledger', key: 'ledger', icon: 'wallet', needs: 'ledger', ...house },
    ],
  },
  {
    group: 'games',
    places: [
      { to: '/draws', key: 'draws', icon: 'lottery', needs: 'draws', ...house },
      { to: '/lottery', key: 'lottery', icon: 'dice', needs: 'games', ...house },
      { to: '/rebates', key: 'rebates', icon: 'ticket', needs: 'games' },
      { to: '/jackpots', key: 'jackpots', icon: 'crown', needs: 'jackpots', ...house },
      { to: '/providers', key: 'providers', icon: 'games', needs: 'providers', ...house },
    ],
  },
  {
    group: 'house',
    places: [
      { to: '/audit', key: 'audit', icon: 'history', needs: 'audit', ...house },
      { to: '/operators', key: 'operators', icon: 'crown', needs: 'operators', ...house },
    ],
  },
] as const satisfies readonly PlaceGroup[];

type Place = (typeof placeGroups)[number]['places'][number];

const places = placeGroups.flatMap((group): readonly Place[] => group.places);

interface PlaceGroup {
  readonly group: string;
  readonly places: readonly Needing[];
}

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

/** The page that an address belongs to. The operator's own account belongs to no group. */
export function placeOf(path: string): Place | null {
  return places.find(({ to }) => path === to || path.startsWith(`${to}/`)) ?? null;
}

/** The first page after the sign-in. */
export function firstPlace(operator: OperatorInfo): string {
  if (operator.secondFactor === 'due') return '/account';
  return places.find((place) => mayOpen(operator, place))?.to ?? '/account';
}
