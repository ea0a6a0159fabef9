import type { FastifyPluginAsync, FastifyPluginCallback } from 'fastify';

/** Gives a plugin a name: Fastify searches the whole module cache for the name of one that has none. */
export function named<Plugin extends FastifyPluginAsync | FastifyPluginCallback>(
  plugin: Plugin,
): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: 'croupier endpoints' });
}
