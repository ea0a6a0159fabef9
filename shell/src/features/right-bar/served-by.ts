import type { ServiceItem } from '@croupier/contracts';

/** What serves a member, in the brand's order: of each kind the one for VIP members, where they are one and it has one. */
export function servedBy(items: readonly ServiceItem[], isVip: boolean): readonly ServiceItem[] {
  const forVips = items.filter(({ csPosition }) => isVip && csPosition === 'VIP');
  const replaced = new Set(forVips.map(({ csType }) => csType));
  return items.filter(({ csType, csPosition }) =>
    replaced.has(csType) ? csPosition === 'VIP' : csPosition === 'SIDE',
  );
}
