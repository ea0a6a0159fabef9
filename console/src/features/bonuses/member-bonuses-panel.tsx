import type { MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Section } from '@croupier/ui';
import { useState } from 'react';
import { BonusCard } from './bonus-card.tsx';
import styles from './bonuses.module.css';
import { GrantDialog } from './grant-dialog.tsx';
import { ProposalCard } from './proposal-card.tsx';

interface MemberBonusesPanelProps {
  readonly brand: string;
  readonly found: MemberBonuses;
}

/** A member's bonuses, and the actions that an operator can take on them. */
export function MemberBonusesPanel({ brand, found }: MemberBonusesPanelProps) {
  const { t } = useTexts('console');
  const [isGranting, setGranting] = useState(false);
  const { account, bonuses, proposal } = found;
  return (
    <Section
      title={t('bonuses.of', { account })}
      action={
        <Button variant="primary" icon="gift" onClick={() => setGranting(true)}>
          {t('bonuses.grant')}
        </Button>
      }
    >
      {proposal && <ProposalCard found={found} proposal={proposal} />}
      {bonuses.length === 0 && !proposal && (
        <Empty title={t('bonuses.empty')} text={t('bonuses.emptyText')} art="gift" />
      )}
      <ul role="list" className={styles.list}>
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard found={found} bonus={bonus} />
          </li>
        ))}
      </ul>
      {isGranting && <GrantDialog brand={brand} found={found} onClose={() => setGranting(false)} />}
    </Section>
  );
}
