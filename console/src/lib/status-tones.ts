import type { MemberStatus } from '@croupier/contracts';
import type { BadgeTone } from '@croupier/ui';

export const statusTones: Readonly<Record<MemberStatus, BadgeTone>> = {
  active: 'positive',
  excluded: 'warning',
  locked: 'negative',
  closed: 'neutral',
  house: 'accent',
};
