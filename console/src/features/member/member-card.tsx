import { reaches, type MemberFile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Avatar, Badge, Button, ButtonLink, Card } from '@croupier/ui';
import { useState } from 'react';
import { useOperator } from '../../session/use-operator.ts';
import { MemberDecisionDialog, type MemberDecision } from './member-decision.tsx';
import { useMemberLabels } from '../../api/members.ts';
import { Facts } from './facts.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { RankDialog } from './rank-dialog.tsx';
import { statusTones } from '../../lib/status-tones.ts';
import styles from './member.module.css';

/** The possible decisions for an account in this status. */
function decisionsOn({
  status,
  lockedUntil,
  secondFactorSince,
  passkeys,
}: MemberFile): readonly MemberDecision[] {
  const unlock: readonly MemberDecision[] = lockedUntil ? ['unlock'] : [];
  const factor: readonly MemberDecision[] = secondFactorSince || passkeys > 0 ? ['factor'] : [];
  if (status === 'active') return [...unlock, 'password', ...factor, 'lock', 'close'];
  if (status === 'locked' || status === 'closed') return [...unlock, 'reopen'];
  return unlock;
}

export function MemberCard({ file }: { file: MemberFile }) {
  const { t } = useTexts('console');
  const [decision, setDecision] = useState<MemberDecision | null>(null);
  const [isRanking, setRanking] = useState(false);
  const [isLabelling, setLabelling] = useState(false);
  const labels = useMemberLabels(file.id).data?.labels;
  const reach = useOperator()?.reach ?? {};
  const { brand, account, status } = file;
  return (
    <Card className={styles.card}>
      <header className={styles.head}>
        <Avatar name={account} size={56} />
        <div>
          <h2 className={styles.name}>
            <bdi>{account}</bdi>
          </h2>
          <Badge tone={statusTones[status]}>{t(`members.status.${status}`)}</Badge>
          {labels?.map((label) => (
            <Badge key={label}>
              <bdi>{label}</bdi>
            </Badge>
          ))}
          {file.isDemo && <Badge>{t('demo.badge')}</Badge>}
          {file.passwordAskedAt && <Badge tone="warning">{t('members.passwordAsked')}</Badge>}
        </div>
      </header>
      <Facts file={file} />
      <footer className={styles.acts}>
        {decisionsOn(file).map((one) => (
          <Button
            key={one}
            variant={one === 'lock' || one === 'close' ? 'danger' : 'primary'}
            onClick={() => setDecision(one)}
          >
            {t(`members.decision.${one}.confirm`)}
          </Button>
        ))}
        <Button icon="crown" onClick={() => setRanking(true)}>
          {t('members.rank.confirm')}
        </Button>
        {labels && (
          <Button onClick={() => setLabelling(true)}>{t('members.labels.confirm')}</Button>
        )}
        <ButtonLink to={`/protection/${brand}/${encodeURIComponent(account)}`} icon="shield">
          {t('members.protection')}
        </ButtonLink>
        {reaches(reach, 'bonuses', brand) && (
          <ButtonLink to={`/bonuses/${brand}/${encodeURIComponent(account)}`} icon="gift">
            {t('members.bonuses')}
          </ButtonLink>
        )}
      </footer>
      {isLabelling && labels && (
        <LabelsDialog file={file} labels={labels} onClose={() => setLabelling(false)} />
      )}
      {isRanking && <RankDialog file={file} onClose={() => setRanking(false)} />}
      {decision && (
        <MemberDecisionDialog file={file} decision={decision} onClose={() => setDecision(null)} />
      )}
    </Card>
  );
}
