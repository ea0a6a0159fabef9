import type { ReferredFriend } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty, Money, Section, Table, type BadgeTone, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useReferredFriends } from '../../api/referrals.ts';
import { Records } from '../../lib/records.tsx';

/** Friends who registered with the member's code, newest first. */
export function ReferredFriends() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const friends = useReferredFriends(cursor);
  const columns = useColumns();
  const empty = (
    <Empty
      look="row"
      art="gift"
      title={t('referral.no-friends')}
      text={t('referral.no-friends-text')}
    />
  );
  return (
    <Section title={t('referral.friends')}>
      <Records answer={friends} cursor={cursor} empty={empty}>
        {(rows) => (
          <Table
            caption={t('referral.friends')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Records>
    </Section>
  );
}

const tones = {
  registered: 'neutral',
  deposited: 'accent',
  active: 'positive',
} as const satisfies Record<ReferredFriend['progress'], BadgeTone>;

function useColumns(): readonly Column<ReferredFriend>[] {
  const { t, formats } = useTexts('mfe-member');
  return [
    {
      id: 'friend',
      onCard: 'title',
      header: t('referral.friend'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'joined',
      onCard: 'note',
      header: t('referral.joined'),
      cell: ({ joinedAt }) => formats.dateTime(joinedAt),
    },
    {
      id: 'progress',
      header: t('referral.progress'),
      cell: ({ progress, state }) => (
        <>
          <Badge tone={tones[progress]}>{t(`referral.progress-of.${progress}`)}</Badge>{' '}
          {state !== 'counted' && <Badge tone="second">{t(`referral.state-of.${state}`)}</Badge>}
        </>
      ),
    },
    {
      id: 'earned',
      onCard: 'figure',
      header: t('referral.earned'),
      align: 'end',
      cell: ({ earned }) => <Money amount={earned} tone="signed" />,
    },
  ];
}
