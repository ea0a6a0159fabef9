import type { FastifyRequest } from 'fastify';

/** Origin that a visitor's browser sees. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`;
