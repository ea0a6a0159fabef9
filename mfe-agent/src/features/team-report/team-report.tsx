import { dayIn, PeriodChoice, periodEnding, type PeriodLength } from '@croupier/ui/dates';
import type { TeamReportInput, TeamReportRow } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { useTeamReport } from '../../api/team.ts';
import { MemberSearch } from '../../lib/member-search.tsx';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { memberIdIn } from '../../lib/member-id-in.ts';
import { ReportTable } from './report-table.tsx';
import { ReportTotals } from './report-totals.tsx';
import { TeamBets } from './team-bets.tsx';
import styles from './team-report.module.css';

const names = ['team-to', 'team-days', 'team-search', 'bets-of', 'bets-day'] as const;

interface TeamReportProps {
  readonly kind: TeamReportInput['kind'];
}

/** Bets, or profit and loss, of the members below the agent in a period. */
export function TeamReport({ kind }: TeamReportProps) {
  const { t } = useTexts('mfe-agent');
  const { filter, change } = useAddressFilter(names);
  const search = filter.get('team-search') ?? '';
  const to = dayIn(filter.get('team-to'));
  const length: PeriodLength = to !== null && filter.get('team-days') === '7' ? '7' : '30';
  const member = kind === 'bets' ? memberIdIn(filter.get('bets-of')) : null;
  const day = dayIn(filter.get('bets-day'));
  if (member !== null && day !== null)
    return (
      <Section title={t('bets.title')}>
        <div className={styles.report}>
          <TeamBets
            member={member}
            day={day}
            onBack={() => change({ 'bets-of': '', 'bets-day': '' })}
          />
        </div>
      </Section>
    );
  return (
    <Section title={t(`menu.${kind === 'bets' ? 'teamBetting' : 'userProfitLoss'}`)}>
      <div className={styles.report}>
        <MemberSearch
          key={search}
          value={search}
          onSearch={(text) => change({ 'team-search': text })}
        />
        <Numbers
          kind={kind}
          search={search}
          to={to}
          length={length}
          onPeriod={(end, days) => change({ 'team-to': end, 'team-days': days })}
          onBets={({ id, day: of }) => change({ 'bets-of': id, 'bets-day': of ?? '' })}
        />
      </div>
    </Section>
  );
}

interface NumbersProps extends TeamReportProps {
  readonly search: string;
  /** `null` for today. */
  readonly to: string | null;
  readonly length: PeriodLength;
  readonly onPeriod: (to: string, length: PeriodLength) => void;
  readonly onBets: (row: TeamReportRow) => void;
}

function Numbers({ kind, search, to, length, onPeriod, onBets }: NumbersProps) {
  const { t } = useTexts('mfe-agent');
  const cursor = useCursor(`${search} ${to ?? ''} ${length}`);
  const period = to === null ? {} : periodEnding(to, length);
  const filter = { kind, ...period, ...(search ? { search } : {}) };
  const report = useTeamReport({ ...filter, ...cursor.input });
  if (report.isPending) return <Skeleton height={300} />;
  if (report.error) return <Retry error={report.error} onRetry={report.refetch} />;
  const { rows, next, total, from, to: end, today, timeZone } = report.data;
  return (
    <>
      <PeriodChoice
        period={{ from, to: end }}
        length={length}
        today={today}
        onChange={(days, chosen) => onPeriod(days.to, chosen)}
      />
      {rows.length === 0 ? (
        <Empty art="river" title={t('report.none')} text={t('report.none-text')} />
      ) : (
        <>
          <ReportTotals kind={kind} total={total} />
          <ReportTable
            kind={kind}
            rows={rows}
            file={{ ...filter, from, to: end }}
            onBets={onBets}
          />
        </>
      )}
      <Pager cursor={cursor} next={next} isBusy={report.isPlaceholderData} />
      <p className={styles.note}>{t('report.zone', { zone: timeZone })}</p>
    </>
  );
}
