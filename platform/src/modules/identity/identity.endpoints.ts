import { dataExportPath } from '@croupier/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { serveMemberFile, type FileVisitors } from '../../http/member-file.ts';
import type { Identity } from './identity.service.ts';

const linkForm = z.object({ token: z.string().min(1).max(100) });

/** Serves the copy of a member's data as a download. */
export function identityEndpoints(
  { dataExports }: Pick<Identity, 'dataExports'>,
  visitors: FileVisitors,
): FastifyPluginAsync {
  return async (app) => {
    serveMemberFile(app, visitors, {
      path: dataExportPath,
      name: 'my-data.json',
      type: 'application/json; charset=utf-8',
      query: linkForm,
      content: (member, { token }, opener) => dataExports.take(member, token, opener),
    });
  };
}
