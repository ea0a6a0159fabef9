import { reaches, type CashCorrection, type CorrectionState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOperator } from '../../session/use-operator.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './corrections.module.css';

const tones: Readonly<Record<CorrectionState, BadgeTone>> = {
  proposed: 'warning',
  booked: 'positive',
  refused: 'neutral',
};

/** One correction: member, amount, reason, who proposed it and who decided; and the decision of a second operator. */
export function CorrectionCard({ correction }: { readonly correction: CashCorrection }) {
  const { t, formats } = useTexts('console');
  const operator = useOperator();
  const [open, setOpen] = useState<'confirm' | 'refuse' | null>(null);
  const { account, brand, amount, currency, reason, state, decision } = correction;
  const isOwn = operator?.id === correction.operatorId;
  const mayDecide =
    state === 'proposed' && reaches(operator?.reach ?? {}, 'cashier-approve', brand);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tones[state]}>{t(`corrections.state.${state}`)}</Badge>
        <Link to={`/members/${brand}/${encodeURIComponent(account)}/corrections`}>
          <bdi>{account}</bdi>
        </Link>
        <span className={styles.aside}>{brand}</span>
      </div>
      <p className={styles.amount}>
        <bdi>{formats.money(amount, `${currency} `)}</bdi>
      </p>
      <p>
        <q dir="auto">{reason}</q>
      </p>
      <p className={styles.aside}>
        {t('corrections.proposedBy', {
          operator: correction.operator,
          time: formats.dateTime(correction.proposedAt),
        })}
      </p>
      {decision && (
        <p className={styles.aside}>
          {t('corrections.decidedBy', {
            operator: decision.operator,
            time: formats.dateTime(decision.at),
          })}{' '}
          <q dir="auto">{decision.note}</q>
        </p>
      )}
      {mayDecide && (
        <div className={styles.acts}>
          {isOwn ? (
            <p className={styles.aside}>{t('corrections.own')}</p>
          ) : (
            <Button variant="primary" onClick={() => setOpen('confirm')}>
              {t('corrections.confirm.open')}
            </Button>
          )}
          <Button onClick={() => setOpen('refuse')}>{t('corrections.refuse.open')}</Button>
        </div>
      )}
      {open && (
        <CorrectionDialog correction={correction} decision={open} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
