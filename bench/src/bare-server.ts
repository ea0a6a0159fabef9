import fastify from 'fastify';

/** Fastify with one route that returns the bytes of `BODY`. Prints its address. */
const bare = fastify();
const body = process.env['BODY'] ?? '';
bare.get('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await bare.listen({ port: 0, host: '127.0.0.1' })}\n`);
