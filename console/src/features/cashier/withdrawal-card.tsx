import { reaches, type AdminWithdrawal, type WithdrawalState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { useOperator } from '../../session/use-operator.ts';
import { WithdrawalDecision } from './withdrawal-decision.tsx';
import { decisionsOn, isDangerous, type Decision } from './decision.ts';
import { ProofImages } from './proof-images.tsx';
import { WithdrawalFileDrawer } from './withdrawal-file.tsx';
import styles from './cashier.module.css';

const tones: Readonly<Record<WithdrawalState, BadgeTone>> = {
  held: 'warning',
  approved: 'accent',
  sending: 'accent',
  paid: 'accent',
  received: 'positive',
  forced: 'neutral',
  disputed: 'negative',
  rejected: 'neutral',
  cancelled: 'neutral',
  failed: 'negative',
  returned: 'neutral',
};

/** Reasons that the system generated. */
const machineReasons: readonly string[] = ['refused-by-provider', 'failed-at-provider'];

/** One withdrawal: member, amount, destination and possible decisions. */
export function WithdrawalCard({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const { t, formats, local } = useTexts('console');
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isFileOpen, setFileOpen] = useState(false);
  const { member, state, amount, fee, currency, approvals, approvalsNeeded } = withdrawal;
  const reach = useOperator()?.reach ?? {};
  const decisions = reaches(reach, 'cashier-approve', member.brand) ? decisionsOn(withdrawal) : [];
  const mayReview = reaches(reach, 'cashier-review', member.brand);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tones[state]}>{t(`queue.state.${state}`)}</Badge>
        <bdi className={styles.who}>{member.account}</bdi>
        <span className={styles.aside}>{member.brand}</span>
        <time className={styles.aside} dateTime={withdrawal.requestedAt}>
          {formats.dateTime(withdrawal.requestedAt)}
        </time>
      </div>
      <p className={styles.amount}>
        <bdi>{formats.money(amount, `${currency} `)}</bdi>
        {Number(fee) > 0 && (
          <span className={styles.aside}>
            {t('queue.fee', { fee: formats.money(fee, `${currency} `) })}
          </span>
        )}
      </p>
      <p className={styles.target}>
        {local(withdrawal.methodName)} · <bdi>{withdrawal.payee}</bdi>
        {withdrawal.fields.map(({ label, text }) => (
          <span key={label.en}>
            {' '}
            · <bdi>{text}</bdi>
          </span>
        ))}
      </p>
      {approvalsNeeded > 1 && (
        <p className={styles.aside}>
          {t('queue.approvals', {
            given: formats.number(approvals.length),
            needed: formats.number(approvalsNeeded),
            names: approvals.map(({ operator }) => operator).join(', ') || t('queue.nobody'),
          })}
        </p>
      )}
      <Trouble withdrawal={withdrawal} />
      <div className={styles.actions}>
        {decisions.map((one, index) => (
          <Button
            key={one}
            variant={isDangerous(one) ? 'danger' : index === 0 ? 'primary' : 'secondary'}
            onClick={() => setDecision(one)}
          >
            {t(`queue.decision.${one}.confirm`)}
          </Button>
        ))}
        {mayReview && (
          <Button
            variant="quiet"
            aria-label={t('queue.fileOf', { member: member.account })}
            onClick={() => setFileOpen(true)}
          >
            {t('queue.file')}
          </Button>
        )}
      </div>
      {decision && (
        <WithdrawalDecision
          withdrawal={withdrawal}
          decision={decision}
          onClose={() => setDecision(null)}
        />
      )}
      {isFileOpen && <WithdrawalFileDrawer id={withdrawal.id} onClose={() => setFileOpen(false)} />}
    </Card>
  );
}

/** Why an operator must decide: a dispute, a message that contradicts the decision, a reason. */
function Trouble({
  withdrawal: { dispute, member, parked, reason, currency },
}: {
  withdrawal: AdminWithdrawal;
}) {
  const { t, formats } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  return (
    <>
      {reason && (
        <p className={styles.aside} dir="auto">
          {machineReasons.includes(reason)
            ? t(`queue.reason.${reason}`)
            : t('queue.reason.given', { reason })}
        </p>
      )}
      {dispute && (
        <div className={styles.trouble}>
          <p dir="auto">
            {t('queue.disputed', {
              time: formats.dateTime(dispute.openedAt),
              remark: dispute.remark || '—',
            })}
          </p>
          {reaches(reach, 'cashier-review', member.brand) && (
            <ProofImages images={dispute.images} />
          )}
        </div>
      )}
      {parked && (
        <p className={styles.trouble}>
          {t(`queue.parked.${parked.state}`, {
            provider: parked.provider,
            amount: formats.money(parked.amount, `${currency} `),
            time: formats.dateTime(parked.receivedAt),
          })}
        </p>
      )}
    </>
  );
}
