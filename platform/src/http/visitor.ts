import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Visitor } from '../modules/brands/index.ts';

/** Where a request comes from. The country's header counts only where a trusted proxy stands in between. */
export function visitorOf(
  request: FastifyRequest,
  { countryHeader }: Pick<Config, 'countryHeader'>,
): Visitor {
  const isBehindProxy = (request.ips?.length ?? 0) > 1;
  const said = countryHeader && isBehindProxy ? request.headers[countryHeader] : undefined;
  return { ip: request.ip, country: countryIn(said) };
}

function countryIn(said: string | string[] | undefined): string | null {
  const code = typeof said === 'string' ? said.trim().toUpperCase() : '';
  // Some proxies say XX for a country that they don't know.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
