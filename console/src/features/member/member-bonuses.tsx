import { Retry, Skeleton } from '@croupier/ui';
import { useMemberBonuses } from '../../api/bonuses.ts';
import { BonusHistory } from '../bonuses/bonus-history.tsx';
import { MemberBonusesPanel } from '../bonuses/member-bonuses-panel.tsx';
import type { MemberName } from '../protection/find-member.tsx';

/** One member's bonuses: granted, corrected and taken back here. */
export function MemberBonuses({ whom }: { readonly whom: MemberName }) {
  const bonuses = useMemberBonuses(whom);
  if (bonuses.isPending) return <Skeleton lines={6} height={44} />;
  if (bonuses.error) return <Retry error={bonuses.error} again={bonuses.refetch} />;
  return (
    <>
      <MemberBonusesPanel found={bonuses.data} />
      <BonusHistory found={bonuses.data} />
    </>
  );
}
