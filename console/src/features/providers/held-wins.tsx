import type { HeldWin } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, Retry, Skeleton, Stat } from '@croupier/ui';
import { useState } from 'react';
import { useDecideHeldWin, useHeldWins, type HeldWinStep } from '../../api/providers.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { OtherPageLink } from '../../lib/other-page-link.tsx';
import { useOperator } from '../../session/use-operator.ts';
import styles from './providers.module.css';

interface Decision {
  readonly win: HeldWin;
  readonly step: HeldWinStep;
}

/** Wins above what their game or provider states: one operator proposes what becomes of a win, another confirms. */
export function HeldWins() {
  const { t } = useTexts('console');
  const wins = useHeldWins();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (wins.isPending) return <Skeleton lines={3} height={160} />;
  if (wins.error) return <Retry error={wins.error} onRetry={wins.refetch} />;
  if (wins.data.length === 0)
    return (
      <Empty
        title={t('heldWins.none')}
        text={t('heldWins.noneText')}
        action={<OtherPageLink to="/providers/partners" place={t('providers.part.partners')} />}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {wins.data.map((win) => (
          <li key={win.id}>
            <WinCard win={win} onStep={(step) => setDecision({ win, step })} />
          </li>
        ))}
      </ul>
      {decision && <HeldWinDecision {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

interface WinCardProps {
  readonly win: HeldWin;
  readonly onStep: (step: HeldWinStep) => void;
}

function WinCard({ win, onStep }: WinCardProps) {
  const { t, formats, local } = useTexts('console');
  const money = (amount: string) => <bdi>{formats.money(amount, `${win.currency} `)}</bdi>;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.title}>
        <h2>
          <bdi>
            {win.account} · {win.brand}
          </bdi>
        </h2>
        <Badge tone={win.state === 'held' ? 'negative' : 'neutral'}>
          {t(`heldWins.state.${win.state}`)}
        </Badge>
      </header>
      <div className={styles.amounts}>
        <Stat label={t('heldWins.amount')} value={money(win.amount)} />
        {Number(win.bonus) > 0 && <Stat label={t('heldWins.bonus')} value={money(win.bonus)} />}
        <Stat label={t('heldWins.staked')} value={money(win.staked)} />
        <Stat label={t(`heldWins.bound.${win.boundBy}`)} value={money(win.bound)} />
      </div>
      <p className={styles.muted}>
        {local(win.game)} · {win.provider} · <bdi>{win.providerRound}</bdi> ·{' '}
        {formats.dateTime(win.madeAt)}
      </p>
      {win.state === 'held' ? (
        <Steps win={win} onStep={onStep} />
      ) : (
        win.decidedBy &&
        win.decidedAt && (
          <p className={styles.muted}>
            {t('heldWins.decidedBy', {
              operator: win.decidedBy,
              time: formats.dateTime(win.decidedAt),
            })}
          </p>
        )
      )}
    </Card>
  );
}

/** Who proposed it can only take the proposal back. */
function Steps({ win: { proposal }, onStep }: WinCardProps) {
  const { t, formats } = useTexts('console');
  const operator = useOperator();
  if (!proposal)
    return (
      <footer className={styles.acts}>
        <Button variant="primary" onClick={() => onStep('release')}>
          {t('heldWins.step.release.confirm')}
        </Button>
        <Button variant="danger" onClick={() => onStep('take-back')}>
          {t('heldWins.step.take-back.confirm')}
        </Button>
      </footer>
    );
  const isOwn = operator?.id === proposal.operatorId;
  return (
    <>
      <p>
        {t(`heldWins.proposed.${proposal.kind}`, {
          operator: proposal.operator,
          time: formats.dateTime(proposal.at),
        })}
        {': '}
        <q dir="auto">{proposal.note}</q>
      </p>
      <footer className={styles.acts}>
        {isOwn ? (
          <p className={styles.muted}>{t('heldWins.own')}</p>
        ) : (
          <Button variant="primary" onClick={() => onStep('confirm')}>
            {t('heldWins.step.confirm.confirm')}
          </Button>
        )}
        <Button onClick={() => onStep('withdraw')}>{t('heldWins.step.withdraw.confirm')}</Button>
      </footer>
    </>
  );
}

function HeldWinDecision({ win, step, onClose }: Decision & { readonly onClose: () => void }) {
  const { t, formats } = useTexts('console');
  const { send, isPending, error, reload } = useDecideHeldWin(step);
  const amount = formats.money(win.amount, `${win.currency} `);

  return (
    <DecisionDialog
      title={t(`heldWins.step.${step}.title`)}
      confirm={t(`heldWins.step.${step}.confirm`)}
      isDanger={step === 'take-back'}
      isBusy={isPending}
      error={error}
      done={t(`heldWins.step.${step}.done`)}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) =>
        send({ memberId: win.memberId, id: win.id, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(`heldWins.step.${step}.text`, { amount, account: win.account })}</p>
    </DecisionDialog>
  );
}
