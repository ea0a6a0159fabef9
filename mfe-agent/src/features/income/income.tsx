import type { MemberId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Section } from '@croupier/ui';
import { dayIn, startOf } from '@croupier/ui/dates';
import { memberIdIn } from '../../lib/member-id-in.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { IncomeBets } from './income-bets.tsx';
import { IncomeDays } from './income-days.tsx';
import { IncomeMembers } from './income-members.tsx';
import styles from './income.module.css';

const names = ['income-day', 'income-member', 'team-to', 'team-days', 'team-search'] as const;

/** The agent's rebates: by day, then by member, then by bet. Each step is part of the address. */
export function Income() {
  const { t, formats } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const day = dayIn(filter.get('income-day'));
  const member = day === null ? null : memberIdIn(filter.get('income-member'));
  const goTo = (toDay: string, toMember: MemberId | '' = '') =>
    change({ 'income-day': toDay, 'income-member': toMember });
  return (
    <Section title={t('menu.myIncome')}>
      <div className={styles.income}>
        {day !== null && (
          <nav aria-label={t('income.trail')} className={styles.trail}>
            <Button size="s" variant="quiet" onClick={() => goTo('')}>
              {t('income.all-days')}
            </Button>
            <Button
              size="s"
              variant="quiet"
              aria-current={member === null ? 'page' : undefined}
              onClick={() => goTo(day)}
            >
              {formats.date(startOf(day))}
            </Button>
          </nav>
        )}
        {day === null && (
          <IncomeDays
            stored={{ to: filter.get('team-to'), days: filter.get('team-days') }}
            onPeriod={(to, days) => change({ 'team-to': to, 'team-days': days })}
            onDay={goTo}
          />
        )}
        {day !== null && member === null && (
          <IncomeMembers
            day={day}
            search={filter.get('team-search') ?? ''}
            onSearch={(text) => change({ 'team-search': text })}
            onMember={(id) => goTo(day, id)}
          />
        )}
        {day !== null && member !== null && <IncomeBets day={day} member={member} />}
      </div>
    </Section>
  );
}
