import { useTexts } from '@croupier/i18n';
import { Section, Tabs } from '@croupier/ui';
import { useState } from 'react';
import styles from './betting-record.module.css';
import { RoundRecord } from './round-record.tsx';
import { TicketRecord } from './ticket-record.tsx';

/** The member's bets: lottery tickets and rounds of games. */
export function BettingRecord() {
  const { t } = useTexts('mfe-member');
  const [tab, setTab] = useState('lottery');
  const tabs = ['lottery', 'games'].map((id) => ({ id, label: t(`bets.tab.${id}`) }));
  const shown = tabs.find(({ id }) => id === tab);
  return (
    <Section title={t('bets.title')}>
      <Tabs label={t('bets.title')} tabs={tabs} value={tab} onChange={setTab} />
      <div role="tabpanel" aria-label={shown?.label} tabIndex={-1} className={styles.panel}>
        {tab === 'games' ? <RoundRecord /> : <TicketRecord />}
      </div>
    </Section>
  );
}
