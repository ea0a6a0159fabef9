import type { TeamSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Money, Section, Stat } from '@croupier/ui';
import styles from './team-numbers.module.css';

/** The team's size and its activity of today. */
export function TeamNumbers({ team }: { team: TeamSummary }) {
  const { t, formats } = useTexts('mfe-agent');
  return (
    <Section title={t('numbers.title')}>
      <div className={styles.numbers}>
        <Card>
          <Stat label={t('numbers.size')} value={formats.number(team.size)} />
        </Card>
        <Card>
          <Stat label={t('numbers.active')} value={formats.number(team.today.active)} />
        </Card>
        <Card>
          <Stat
            label={t('numbers.turnover')}
            value={<Money amount={team.today.turnover} />}
            tone="accent"
          />
        </Card>
        <Card>
          <Stat label={t('numbers.net')} value={<Money amount={team.today.net} tone="signed" />} />
        </Card>
      </div>
    </Section>
  );
}
