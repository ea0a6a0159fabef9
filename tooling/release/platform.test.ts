import { createServer, type Server } from 'node:http';

let server: Server;
let origin: string;
type PlatformAt = (typeof import('./platform.mjs'))['platformAt'];
let platformAt: PlatformAt;
beforeAll(async () => {
  ({ platformAt } = await import('./platform.mjs'));
  server = createServer((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code: 'unauthenticated', detail: 'Send a token.' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
});
afterAll(() => server.close());

test('a token that the platform does not take is named by where it was read', async () => {
  const platform = platformAt({ origin, token: 'old', tokenSource: '/sites/data/team-token' });
  await expect(platform.target('mfe-games')).rejects.toThrow(
    `${origin} does not take the token from /sites/data/team-token`,
  );
});
