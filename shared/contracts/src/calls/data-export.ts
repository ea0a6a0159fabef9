import { call, callTable } from '../call.ts';
import type { dataExportSchemas } from '../schemas/data-export.ts';

const own = { audience: 'member', real: true } as const;

export const dataExportCalls = callTable<typeof dataExportSchemas>()({
  dataExport: call('GET /wps/member/data-export', { audience: 'member' }),
  /** A job builds the file; within a day of the last request it answers that one. */
  requestDataExport: call('POST /wps/member/data-export', own).fails('in_need_true_account'),
  /** A link to the file, after the password. */
  openDataExport: call('POST /wps/member/data-export/link', { ...own, sealed: true }).fails(
    'not-found',
    'wrong-credentials',
    'account-locked',
    'in_need_true_account',
  ),
});

/** Serves the file to its member; query `token`, from `openDataExport`. */
export const dataExportPath = '/wps/member/data-export/my-data.json';
