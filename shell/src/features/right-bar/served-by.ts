import type { ServiceItem } from '@croupier/contracts';

/**
 * The support items of a member, in the brand's order: of each kind the one for VIP members, if the member is
 * one and the brand has one.
 */
export function servedBy(items: readonly ServiceItem[], isVip: boolean): readonly ServiceItem[] {
  const forVips = items.filter(({ csPosition }) => isVip && csPosition === 'VIP');
  const replaced = new Set(forVips.map(({ csType }) => csType));
  return items.filter(({ csType, csPosition }) =>
    replaced.has(csType) ? csPosition === 'VIP' : csPosition === 'SIDE',
  );
}
