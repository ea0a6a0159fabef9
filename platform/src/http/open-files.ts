import { report } from 'node:process';

const usual = 1_024;

let known: number | undefined;

/**
 * How many files and sockets this process may open. Node raises its own limit to the system's hard limit at
 * start; only the diagnostic report states that limit on every system.
 */
export function openFilesAtMost(): number {
  known ??= limitOfReport();
  return known;
}

function limitOfReport(): number {
  // Otherwise the report resolves the host names of all connections. The types do not know this property yet.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits }: Limits = report.getReport();
  const soft = userLimits?.open_files?.soft;
  if (soft === 'unlimited') return Infinity;
  return typeof soft === 'number' && soft > 0 ? soft : usual;
}

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
}
