import { report } from 'node:process';

const usual = 1_024;

/**
 * How many files and sockets this process may have open. Node raises its own limit to the system's hard limit at
 * start; the diagnostic report is the one place where Node says it on every system.
 */
export function openFilesAtMost(): number {
  // Else the report looks up the names of all that are connected; the types do not know this property yet.
  Object.assign(report, { excludeNetwork: true });
  const { userLimits }: Limits = report.getReport();
  const soft = userLimits?.open_files?.soft;
  if (soft === 'unlimited') return Infinity;
  return typeof soft === 'number' && soft > 0 ? soft : usual;
}

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
}
