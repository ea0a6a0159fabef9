import type { Linkage } from '@croupier/contracts';

/** The target of a linkage, as an address. */
export function targetOf(linkage: Linkage): string {
  if (linkage.linkageType === 'path') return linkage.path;
  if (linkage.linkageType === 'game') return `/game?nodeId=${linkage.nodeId}`;
  if (linkage.linkageType === 'promotion') return `/promoDetail/${linkage.promotionId}`;
  return linkage.url;
}
