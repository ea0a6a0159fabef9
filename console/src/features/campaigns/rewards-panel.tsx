import type { AdminRewardGrant, InputOf, RewardState, calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, SegmentedControl, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useDecideReward, useRewards } from '../../api/campaigns.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { Paged } from '../../lib/paged.tsx';
import styles from './campaigns.module.css';
import { useRewardText } from './use-reward-text.ts';

type Decision = InputOf<typeof calls.decideReward>['decision'];

interface ChosenDecision {
  readonly grant: AdminRewardGrant;
  readonly decision: Decision;
}

const states = ['applying', 'processing', 'issued', 'claimed', 'rejected', 'expired'] as const;
const decisionsIn: Readonly<Partial<Record<RewardState, readonly Decision[]>>> = {
  applying: ['approve', 'reject'],
  processing: ['deliver'],
};

/** Rewards of a brand's members: those that wait for an operator first. */
export function RewardsPanel({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const [state, setState] = useState<RewardState>('applying');
  const cursor = useCursor(state);
  const [chosen, setChosen] = useState<ChosenDecision | null>(null);
  const columns = useColumns(setChosen);
  return (
    <div className={styles.form}>
      <div>
        <SegmentedControl
          label={t('campaigns.rewardState')}
          options={states.map((value) => ({ value, label: t(`campaigns.rewardStates.${value}`) }))}
          value={states.find((one) => one === state) ?? 'applying'}
          onChange={setState}
        />
      </div>
      <Paged
        answer={useRewards({ brand, state, before: cursor.before })}
        cursor={cursor}
        empty={<Empty art="gift" title={t('campaigns.noRewards')} />}
      >
        {(rows) => (
          <Card>
            <Table
              caption={t('campaigns.tabs.rewards')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Paged>
      {chosen && <RewardDecision {...chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function useColumns(choose: (chosen: ChosenDecision) => void): readonly Column<AdminRewardGrant>[] {
  const { t, local, formats } = useTexts('console');
  const rewardText = useRewardText();
  return [
    {
      id: 'at',
      header: t('campaigns.grantedAt'),
      cell: ({ grantedAt }) => <time dateTime={grantedAt}>{formats.dateTime(grantedAt)}</time>,
    },
    {
      id: 'member',
      header: t('campaigns.member'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'title', header: t('campaigns.title'), cell: ({ title }) => local(title) },
    {
      id: 'what',
      header: t('campaigns.gift'),
      cell: (grant) => (
        <>
          {rewardText(grant)} <Approvals grant={grant} />
        </>
      ),
    },
    {
      id: 'acts',
      header: t('campaigns.decision'),
      cell: (grant) => (
        <span className={styles.acts}>
          {(decisionsIn[grant.state] ?? []).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'reject' ? 'quiet' : 'primary'}
              aria-label={t(`campaigns.decisions.${decision}.of`, { account: grant.account })}
              onClick={() => choose({ grant, decision })}
            >
              {t(`campaigns.decisions.${decision}.open`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

/** Who has approved a reward that needs two operators. */
function Approvals({ grant }: { grant: AdminRewardGrant }) {
  const { t, formats } = useTexts('console');
  const { approvals, approvalsNeeded: needed } = grant;
  if (needed < 2) return null;
  const given = formats.number(approvals.length);
  return (
    <Badge tone={approvals.length < needed ? 'warning' : 'positive'}>
      {approvals.length === 0
        ? t('campaigns.twoNeeded')
        : t('campaigns.approvals', {
            given,
            needed: formats.number(needed),
            names: approvals.join(', '),
          })}
    </Badge>
  );
}

function RewardDecision({
  grant,
  decision,
  onClose,
}: ChosenDecision & { readonly onClose: () => void }) {
  const { t } = useTexts('console');
  const rewardText = useRewardText();
  const decide = useDecideReward();
  const { brand, id, account } = grant;
  return (
    <DecisionDialog
      title={t(`campaigns.decisions.${decision}.of`, { account })}
      confirm={t(`campaigns.decisions.${decision}.open`)}
      isDanger={decision === 'reject'}
      isFinal
      hint={t('campaigns.noteHint')}
      isBusy={decide.isPending}
      error={decide.error}
      done={t(`campaigns.decisions.${decision}.done`, { account })}
      reload={decide.reload}
      onConfirm={(note, _fields, { callbacks }) =>
        decide.mutate({ brand, id, decision, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{rewardText(grant)}</p>
      <Approvals grant={grant} />
    </DecisionDialog>
  );
}
