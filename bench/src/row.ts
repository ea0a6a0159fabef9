/** One row of the table: a measurement and its baseline, both taken in this run. */
export interface Row {
  readonly what: string;
  readonly unit:
    | 'ms'
    | 'points'
    | 'KB'
    | 'MB'
    | 'requests'
    | 'waves'
    | 'rows'
    | 'per s'
    | 'chi²'
    | '%';
  readonly value: number;
  readonly baseline?: { readonly name: string; readonly value: number };
}

/** Value over baseline; `null` without a baseline. */
export function ratioOf({ value, baseline }: Row): number | null {
  return baseline ? value / baseline.value : null;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function printTable(rows: readonly Row[]): void {
  const lines = rows.map((row) => [
    row.what,
    `${shown(row.value)} ${row.unit}`,
    row.baseline ? `${shown(row.baseline.value)} ${row.unit}  ${row.baseline.name}` : '',
    ratioOf(row)?.toFixed(2) ?? '',
  ]);
  const head = ['what', 'measured', 'baseline', 'ratio'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)),
  );
  for (const line of [head, ...lines]) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    );
  }
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
