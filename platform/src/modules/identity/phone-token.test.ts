import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { calls } from '@croupier/contracts';
import {
  aBrowser,
  aKey,
  aMobileRegistration,
  login,
  setFlags,
  signIn,
} from '../../testing/test-members.ts';
import { closing, testConfig } from '../../testing/index.ts';
import { testSite } from '../../testing/test-site.ts';

const projectId = 'croupier-test';
const mobileFlags = { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true };

/** A site whose phone authentication uses a local key set, and a function that makes its tokens. */
async function aSite() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
  const server = createServer((_request, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing(() => new Promise<void>((ended) => void server.close(() => ended())));
  const address = server.address();
  const keysUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/keys`;
  const phoneAuth = { projectId, apiKey: 'public', keysUrl, emulatorUrl: '' };
  const site = await testSite({ outside: { ...testConfig().outside, phoneAuth } });
  let tokens = 0;

  function tokenFor(phone: string): Promise<string> {
    const nowS = Math.floor(site.core.clock.now().getTime() / 1_000);
    const claims = { auth_time: nowS, phone_number: phone, jti: String((tokens += 1)) };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject('firebase-user-1')
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + 3_600)
      .sign(privateKey);
  }
  return { site, tokenFor };
}

test('a token of the phone authentication replaces the code, for the number in the token', async () => {
  const { site, tokenFor } = await aSite();
  await setFlags({ site }, mobileFlags);
  const token = async (phone: string) => ({
    firebaseChannel: 'sms' as const,
    firebaseIdToken: await tokenFor(phone),
    countryDialingCode: '880',
  });
  const register = async (phone: string) =>
    aBrowser(site).call(
      calls.registerMobile,
      aMobileRegistration({
        password: 'River2026boat',
        confirmPassword: 'River2026boat',
        ...(await token(phone)),
      }),
      aKey(),
    );
  expect((await register('+8801812345678')).code).toBe('phone-auth-failed');
  const registered = await register('+8801712345678');
  expect(registered.value.user.account).toBe('8801712345678');

  const bySms = async (phone: string) =>
    signIn(aBrowser(site), { ...login('01712345678', ''), type: 'sms', ...(await token(phone)) });
  expect((await bySms('+8801712345678')).value.user).toEqual(
    expect.objectContaining({ id: registered.value.user.id }),
  );
  expect((await bySms('+8801812345678')).code).toBe('phone-auth-failed');
});
