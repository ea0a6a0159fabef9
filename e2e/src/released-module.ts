import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { calls, releasePaths, type ReleaseManifest } from '@croupier/contracts';
import { expect, openConsole, padma } from './visitor.ts';

const built = join(import.meta.dirname, '..', '..', 'mfe-promo', 'dist');

/** A team's token for the module, created as an operator does. */
export async function teamSecret(page: Page): Promise<string> {
  await openConsole(page);
  await expect(page.getByRole('link', { name: 'Ledger' }).first()).toBeVisible();
  return page.evaluate(async (path) => {
    const json = async (answer: Response) => (await answer.json()).value;
    const { token } = await json(await fetch('/ops/session'));
    const made = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': token },
      body: JSON.stringify({ team: 'promo team', modules: 'mfe-promo', days: 1 }),
    });
    const { secret }: { secret: string } = await json(made);
    return secret;
  }, calls.makeTeamToken.path);
}

/** Releases the built module under another version, with extra code before its entry. */
export async function releasePromo(secret: string, version: string, prefix: string): Promise<void> {
  const manifest: ReleaseManifest = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
  const global = `mfe_promo_${version.replaceAll('.', '_')}`;
  const files = new Map(
    manifest.files.map(({ path }) => {
      const bytes = readFileSync(join(built, path));
      if (extname(path) !== '.js') return [path, bytes] as const;
      const text = bytes.toString('utf8').replaceAll(manifest.global, global);
      return [path, Buffer.from(path === manifest.entry ? prefix + text : text)] as const;
    }),
  );
  const listed = manifest.files.map((file) => {
    const bytes = files.get(file.path) ?? Buffer.alloc(0);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return { ...file, bytes: bytes.length, integrity };
  });
  await upload(secret, JSON.stringify({ ...manifest, version, global, files: listed }), files);
}

async function upload(
  secret: string,
  manifest: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const ask = async (method: string, path: string, body?: string | Buffer) => {
    const answer = await fetch(`${padma}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      },
      ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()).value;
  };
  const begun: { upload: string; missing: readonly string[] } = await ask(
    'POST',
    releasePaths.begin,
    JSON.stringify({ manifest }),
  );
  for (const path of begun.missing)
    await ask(
      'PUT',
      releasePaths.file.replace(':upload', begun.upload).replace('*', path),
      files.get(path),
    );
  await ask('POST', releasePaths.finish.replace(':upload', begun.upload));
}
