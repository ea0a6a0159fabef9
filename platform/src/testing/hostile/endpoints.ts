import { calls } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';

/** A way in that is no call of the table: pages, files, streams, words of other servers. */
export interface HttpEndpoint {
  readonly methods: readonly string[];
  /** As the router knows it, as `/hooks/payments/:provider`. */
  readonly path: string;
}

const line = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/u;

/** Every route of the server but those of the call table: a new endpoint is tried, too. */
export function endpointsOf(http: FastifyInstance): readonly HttpEndpoint[] {
  const endpoints: HttpEndpoint[] = [];
  const above: string[] = [];
  for (const text of http.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods] = line.exec(text) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(segment);
    if (methods) endpoints.push({ methods: methods.split(', '), path: pathOf(above) });
  }
  return endpoints
    .map(({ methods, path }) => ({ path, methods: methods.filter((one) => !isCall(one, path)) }))
    .filter(({ methods }) => methods.length > 0);
}

/** In the router's tree, a segment without the slash before it matches any value. */
const pathOf = (segments: readonly string[]) => segments.join('').replace(/\/?\*$/, '/*');

const known = new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`));

const isCall = (method: string, path: string) =>
  known.has(`${method === 'HEAD' ? 'GET' : method} ${path}`);
