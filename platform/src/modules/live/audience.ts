import type { MemberId } from '@croupier/contracts';

/** The receivers of an event: one member, all visitors of a brand, or all visitors. */
export type Audience = { readonly member: MemberId } | { readonly brand: string } | 'everybody';
