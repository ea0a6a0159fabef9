import type { RewardGrant } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty, Section, Table, type BadgeTone, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useRewards } from '../../api/rewards.ts';
import { Records } from '../../lib/records.tsx';
import styles from './rewards.module.css';
import { useRewardText } from '../../lib/use-reward-text.ts';

/** Rewards that were claimed, rejected or have expired, newest first. */
export function RewardHistory() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const rewards = useRewards(cursor, 'history');
  const empty = (
    <Empty
      look="row"
      art="gift"
      title={t('rewards.history-empty')}
      text={t('rewards.history-empty-text')}
    />
  );
  return (
    <Section title={t('rewards.history')}>
      <Records answer={rewards} cursor={cursor} empty={empty}>
        {(rows) => <History rows={rows} />}
      </Records>
    </Section>
  );
}

const tones: Readonly<Record<RewardGrant['state'], BadgeTone>> = {
  applying: 'neutral',
  issued: 'accent',
  claimed: 'positive',
  processing: 'warning',
  signed: 'positive',
  rejected: 'negative',
  expired: 'neutral',
};

function History({ rows }: { rows: readonly RewardGrant[] }) {
  const { t, formats, local } = useTexts('mfe-member');
  const rewardText = useRewardText();
  const columns: readonly Column<RewardGrant>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('rewards.time'),
      cell: ({ claimedAt, expiresAt, grantedAt }) =>
        formats.dateTime(claimedAt ?? expiresAt ?? grantedAt),
    },
    {
      id: 'name',
      onCard: 'title',
      header: t('rewards.name'),
      cell: ({ title, note }) => (
        <>
          {local(title)}
          {note && (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          )}
        </>
      ),
    },
    { id: 'what', header: t('rewards.what'), cell: rewardText },
    {
      id: 'state',
      header: t('rewards.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`rewards.state-of.${state}`)}</Badge>,
    },
  ];
  return (
    <Table caption={t('rewards.history')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}
