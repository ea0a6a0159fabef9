import { reaches, type MemberBonuses, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useMemberBonuses } from '../../api/use-member-bonuses.ts';
import { useOperator } from '../../session/use-operator.ts';
import { BonusCard } from './bonus-card.tsx';
import { BonusHistory } from './bonus-history.tsx';
import styles from './bonuses.module.css';
import { GrantDialog } from './grant-dialog.tsx';
import { ProposalCard } from './proposal-card.tsx';

/** What a member has of bonuses, and what an operator can do about it. */
export function MemberBonusesDesk({ file }: { file: MemberFile }) {
  const bonuses = useMemberBonuses(file.id);
  if (bonuses.isPending) return <Skeleton lines={4} height={96} />;
  if (bonuses.error) return <Retry error={bonuses.error} again={bonuses.refetch} />;
  return (
    <>
      <Bonuses file={file} found={bonuses.data} />
      <BonusHistory file={file} />
    </>
  );
}

interface BonusesProps {
  readonly file: MemberFile;
  readonly found: MemberBonuses;
}

function Bonuses({ file, found }: BonusesProps) {
  const { t } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  const [isGranting, setGranting] = useState(false);
  const { account, brand } = file;
  const { bonuses, proposal } = found;
  const mayAct = reaches(reach, 'cashier-approve', brand);
  return (
    <Section
      title={t('bonuses.of', { account })}
      action={
        mayAct && (
          <Button variant="primary" icon="gift" onClick={() => setGranting(true)}>
            {t('bonuses.grant')}
          </Button>
        )
      }
    >
      {!mayAct && (
        <p className={styles.muted}>
          {t('bonuses.readOnly', { permission: t('operators.permissions.cashier-approve') })}
        </p>
      )}
      {proposal && <ProposalCard file={file} proposal={proposal} mayAct={mayAct} />}
      {bonuses.length === 0 && !proposal && (
        <Empty title={t('bonuses.empty')} text={t('bonuses.emptyText')} art="gift" />
      )}
      <ul role="list" className={styles.list}>
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard file={file} bonus={bonus} found={found} mayAct={mayAct} />
          </li>
        ))}
      </ul>
      {isGranting && <GrantDialog file={file} found={found} onClose={() => setGranting(false)} />}
    </Section>
  );
}
