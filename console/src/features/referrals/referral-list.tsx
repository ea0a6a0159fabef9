import { referralStates, type AdminReferral } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  Button,
  Card,
  ChipGroup,
  Empty,
  Table,
  type BadgeTone,
  type Column,
} from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useReferrals } from '../../api/referrals.ts';
import { Paged } from '../../lib/paged.tsx';
import { ReferralDecision, type Decision } from './referral-decision.tsx';
import styles from './referrals.module.css';

const shownStates = ['held', 'released', 'rejected', 'open', 'all'] as const;
type ShownState = (typeof shownStates)[number];

/** Who invited whom; at first those that wait for a decision. */
export function ReferralList({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const [shown, setShown] = useState<ShownState>('held');
  const cursor = useCursor(shown);
  const [decision, setDecision] = useState<Decision | null>(null);
  const columns = useColumns(setDecision);
  const state = referralStates.find((one) => one === shown) ?? null;
  return (
    <>
      <ChipGroup
        label={t('referrals.show')}
        options={shownStates.map((value) => ({ value, label: t(`referrals.state.${value}`) }))}
        value={shown}
        onChange={setShown}
      />
      <Paged
        answer={useReferrals(brand, state, cursor.before)}
        cursor={cursor}
        empty={<Empty title={t('referrals.empty')} text={t('referrals.emptyText')} art="wallet" />}
      >
        {(rows) => (
          <Card className={styles.card}>
            <Table
              caption={t('referrals.list')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Paged>
      {decision && <ReferralDecision {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

const tones = {
  open: 'positive',
  held: 'warning',
  released: 'positive',
  rejected: 'neutral',
} as const satisfies Record<AdminReferral['state'], BadgeTone>;

function useColumns(onDecide: (decision: Decision) => void): readonly Column<AdminReferral>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'friend',
      header: t('referrals.friend'),
      cell: ({ friend }) => <bdi>{friend}</bdi>,
    },
    {
      id: 'referrer',
      header: t('referrals.referrer'),
      cell: ({ referrer }) => <bdi>{referrer}</bdi>,
    },
    {
      id: 'joined',
      header: t('referrals.joined'),
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formats.dateTime(joinedAt)}</time>,
    },
    {
      id: 'reasons',
      header: t('referrals.reasons'),
      cell: ({ reasons }) => reasons.map((reason) => t(`referrals.reason.${reason}`)).join(', '),
    },
    { id: 'decision', header: t('referrals.decision'), cell: (row) => <Decided referral={row} /> },
    {
      id: 'actions',
      header: '',
      cell: (referral) => (
        <div className={styles.actions}>
          {referral.state !== 'released' && referral.state !== 'open' && (
            <Button onClick={() => onDecide({ referral, decision: 'release' })}>
              {t('referrals.release')}
            </Button>
          )}
          {referral.state !== 'rejected' && (
            <Button variant="quiet" onClick={() => onDecide({ referral, decision: 'reject' })}>
              {t('referrals.reject')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function Decided({ referral }: { referral: AdminReferral }) {
  const { t, formats } = useTexts('console');
  const { state, decidedBy, decidedAt, note } = referral;
  return (
    <>
      <Badge tone={tones[state]}>{t(`referrals.state.${state}`)}</Badge>
      {decidedBy && decidedAt && (
        <p className={styles.note}>
          {t('referrals.decided', {
            name: decidedBy,
            time: formats.dateTime(decidedAt),
            note: note ?? '',
          })}
        </p>
      )}
    </>
  );
}
