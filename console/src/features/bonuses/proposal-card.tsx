import type { BonusProposal, MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Stat } from '@croupier/ui';
import { useState } from 'react';
import { useOperator } from '../../session/use-operator.ts';
import styles from './bonuses.module.css';
import { BonusDecision } from './bonus-decision.tsx';
import { Terms } from './terms.tsx';

interface ProposalCardProps {
  readonly found: MemberBonuses;
  readonly proposal: BonusProposal;
}

/** A grant that waits for a second operator. The operator who proposed the grant can only withdraw it. */
export function ProposalCard({ found, proposal }: ProposalCardProps) {
  const { t, formats, local } = useTexts('console');
  const operator = useOperator();
  const [decision, setDecision] = useState<'confirm' | 'refuse' | null>(null);
  const { id, amount, campaign, terms, note, proposedAt } = proposal;
  const money = (of: string) => formats.money(of, `${found.currency} `);
  const isOwn = operator?.id === proposal.operatorId;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <h3 dir="auto">{local(campaign)}</h3>
        <Badge tone="warning">{t('bonuses.waiting')}</Badge>
      </header>
      <div className={styles.stats}>
        <Stat label={t('bonuses.amount')} value={<bdi>{money(amount)}</bdi>} />
        <Stat label={t('bonuses.times')} value={formats.number(terms.times)} />
        <Stat label={t('bonuses.days')} value={formats.number(terms.days)} />
      </div>
      <Terms terms={terms} money={money} />
      <p className={styles.muted}>
        {t('bonuses.proposedBy', {
          operator: proposal.operator,
          time: formats.dateTime(proposedAt),
        })}
        {': '}
        <q dir="auto">{note}</q>
      </p>
      <footer className={styles.acts}>
        {isOwn ? (
          <p>{t('bonuses.ownProposal')}</p>
        ) : (
          <Button variant="primary" onClick={() => setDecision('confirm')}>
            {t('bonuses.decision.confirm.confirm')}
          </Button>
        )}
        <Button onClick={() => setDecision('refuse')}>
          {t('bonuses.decision.refuse.confirm')}
        </Button>
      </footer>
      {decision && (
        <BonusDecision
          found={found}
          decision={decision}
          id={id}
          amount={money(amount)}
          onClose={() => setDecision(null)}
        />
      )}
    </Card>
  );
}
