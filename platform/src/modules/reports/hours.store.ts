import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../core.ts';
import type { HourRow } from './hour-rows.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    report_hour: {
      member_id: MemberId;
      hour: Date;
      currency: string;
      turnover_units: bigint;
      late_turnover_units: bigint;
      late_win_units: bigint;
    };
  }
}

/** Adds the rows to the sums by hour; the rows come in the order of their keys. */
export async function addHours(tx: Tx, rows: readonly HourRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`INSERT INTO report_hour AS report
      (member_id, hour, currency, turnover_units, late_turnover_units, late_win_units)
    SELECT * FROM unnest(${rows.map(({ member }) => member)}::text[],
      ${rows.map(({ hour }) => hour.toISOString())}::timestamptz[],
      ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ turnoverUnits }) => turnoverUnits)}::bigint[],
      ${rows.map(({ lateTurnoverUnits }) => lateTurnoverUnits)}::bigint[],
      ${rows.map(({ lateWinUnits }) => lateWinUnits)}::bigint[])
    ON CONFLICT (member_id, hour, currency) DO UPDATE SET
      turnover_units = report.turnover_units + excluded.turnover_units,
      late_turnover_units = report.late_turnover_units + excluded.late_turnover_units,
      late_win_units = report.late_win_units + excluded.late_win_units`.execute(tx);
}

export async function dropHours(tx: Tx, member: MemberId): Promise<void> {
  await tx.deleteFrom('report_hour').where('member_id', '=', member).execute();
}
