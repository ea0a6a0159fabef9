import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Location of a visitor, as far as the request gives it. */
export interface Visitor {
  readonly ip: string;
  /** ISO 3166-1 alpha-2; `null` if unknown. */
  readonly country: string | null;
}

/**
 * Where a request comes from; computed on demand, because most calls never need it. The country header counts
 * only behind a trusted proxy.
 */
class RequestVisitor implements Visitor {
  readonly #request: FastifyRequest;
  readonly #countryHeader: string | null;

  constructor(request: FastifyRequest, countryHeader: string | null) {
    this.#request = request;
    this.#countryHeader = countryHeader;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get country(): string | null {
    if (!this.#countryHeader || (this.#request.ips?.length ?? 0) < 2) return null;
    return countryIn(this.#request.headers[this.#countryHeader]);
  }
}

export function visitorOf(
  request: FastifyRequest,
  { countryHeader }: Pick<Config, 'countryHeader'>,
): Visitor {
  return new RequestVisitor(request, countryHeader);
}

function countryIn(header: string | string[] | undefined): string | null {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : '';
  // Some proxies send XX for an unknown country.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
