// A real OpenID provider for tests, in its own process: it is an ES module, which Jest cannot load.
// Arguments: client id, client secret, redirect URI. Prints `{"issuer": …}` once it listens.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [clientId, clientSecret, redirectUri] = process.argv.slice(2);
const server = createServer();
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
      application_type: 'native',
    },
  ],
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['a key of the test'] },
  // Every claimed identity is accepted: `lucia` is lucia@example.com.
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      name: `${id} of the test`,
      email: `${id}@example.com`,
      email_verified: true,
    }),
  }),
});
server.on('request', provider.callback());
process.stdout.write(`${JSON.stringify({ issuer })}\n`);
