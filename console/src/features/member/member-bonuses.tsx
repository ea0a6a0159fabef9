import { useTexts } from '@croupier/i18n';
import { Button, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useMemberBonuses } from '../../api/bonuses.ts';
import { BonusHistory } from '../bonuses/bonus-history.tsx';
import { MemberBonusesPanel } from '../bonuses/member-bonuses-panel.tsx';
import { GrantFreeRounds } from '../free-rounds/grant-free-rounds.tsx';
import type { MemberName } from '../protection/find-member.tsx';

/** One member's bonuses: granted, corrected and taken back here. */
export function MemberBonuses({ member }: { readonly member: MemberName }) {
  const bonuses = useMemberBonuses(member);
  if (bonuses.isPending) return <Skeleton lines={6} height={44} />;
  if (bonuses.error) return <Retry error={bonuses.error} onRetry={bonuses.refetch} />;
  return (
    <>
      <MemberBonusesPanel brand={member.brand} found={bonuses.data} />
      <BonusHistory found={bonuses.data} />
      <MemberFreeRounds member={member} />
    </>
  );
}

/** Grants free rounds to the member of the file; the page of free rounds lists what was granted. */
function MemberFreeRounds({ member: { brand, account } }: { readonly member: MemberName }) {
  const { t } = useTexts('console');
  const [isGranting, setGranting] = useState(false);
  return (
    <Section
      title={t('freeRounds.title')}
      action={
        <Button icon="gift" onClick={() => setGranting(true)}>
          {t('freeRounds.grant')}
        </Button>
      }
    >
      {isGranting && (
        <GrantFreeRounds
          brand={{ code: brand }}
          account={account}
          onClose={() => setGranting(false)}
        />
      )}
    </Section>
  );
}
