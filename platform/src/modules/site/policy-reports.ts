import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { modulesPath, policyReportsPath } from '@croupier/contracts';
import { hostOf } from '../../http/request-host.ts';
import type { Brands } from '../brands/index.ts';
import type { FailureAdmin } from './failure-admin.ts';

interface Dependencies {
  readonly brands: Brands;
  readonly failureAdmin: FailureAdmin;
}

const largestReportBytes = 16 * 1024;

/** As browsers send it; other fields are ignored. */
const policyReport = z.object({
  'csp-report': z.object({
    'source-file': z.string().max(2_000).optional(),
    'blocked-uri': z.string().max(2_000).optional(),
    'violated-directive': z.string().max(300).optional(),
  }),
});

/** Stores browsers' content policy reports under the module whose file caused them. */
export const policyReportEndpoint =
  ({ brands, failureAdmin }: Dependencies) =>
  async (http: FastifyInstance): Promise<void> => {
    http.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: largestReportBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    http.post(policyReportsPath, async (request, reply) => {
      const brand = await brands.byHost(hostOf(request));
      const report = readReport(request.body);
      if (brand && report)
        await failureAdmin.take(
          { ...report, ticket: ticketOf(request) },
          { brand: brand.code, ip: request.ip },
        );
      // Browsers ignore the answer, and it must not inform an attacker.
      return reply.code(204).send();
    });
  };

function readReport(body: unknown) {
  const parsed = policyReport.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  const source = report['source-file'] ?? '';
  const blocked = report['blocked-uri'] ?? '';
  const culprit = moduleOf(source) ?? moduleOf(blocked);
  if (!culprit) return null;
  const rule = report['violated-directive'] ?? '';
  return {
    ...culprit,
    kind: 'policy',
    piece: rule.slice(0, 80),
    detail: blocked.slice(0, 300),
  } as const;
}

const moduleFile = new RegExp(`${modulesPath}/(mfe-[a-z0-9-]{1,41})/([^/]{1,80})/`);

/** The release that owns a file, by its address. */
function moduleOf(url: string): { readonly module: string; readonly version: string } | null {
  const [, module, version] = moduleFile.exec(url) ?? [];
  return module && version ? { module, version: decodeURIComponent(version) } : null;
}

function ticketOf({ url }: FastifyRequest): string {
  return new URLSearchParams(url.split('?')[1]).get('ticket') ?? '';
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
