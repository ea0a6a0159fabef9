import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SocialService } from '../outside-services.ts';
import { closing } from './closing.ts';

const client = { clientId: 'croupier', clientSecret: 'a secret of the test' };

/** A real OpenID provider on this machine, and a person who signs in there. */
export async function testOidcProvider(redirectUri: string) {
  const main = join(import.meta.dirname, 'oidc-provider.mjs');
  const child = spawn(process.execPath, [main, client.clientId, client.clientSecret, redirectUri], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  closing(stop);
  const [line] = await once(createInterface(child.stdout), 'line');
  const { issuer } = JSON.parse(String(line));
  const service: SocialService = { provider: 'google', issuer, ...client };
  return { service, stop, signIn: (url: string, as: string) => signInAt(url, as) };
}

/** Submits the provider's pages as a person would; returns where the last page redirects the browser. */
async function signInAt(url: string, as: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next: { readonly url: string; readonly form: URLSearchParams | null } = { url, form: null };
  for (let page = 0; page < 12; page++) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = answer.headers.get('location');
    if (location) {
      const to = new URL(location, next.url);
      if (to.origin !== new URL(url).origin) return to.href;
      next = { url: to.href, form: null };
      continue;
    }
    next = { url: next.url, form: formOf(await answer.text(), as) };
  }
  throw new Error('the provider redirects no visitor back');
}

/** The provider asks for the identity first, then for the consent. */
function formOf(html: string, as: string): URLSearchParams {
  const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
  if (!prompt) throw new Error(`the provider shows no form: ${html.slice(0, 200)}`);
  return new URLSearchParams({
    prompt,
    ...(prompt === 'login' ? { login: as, password: 'x' } : {}),
  });
}
