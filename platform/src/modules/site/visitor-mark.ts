import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewOff, previewOver, previewParameter } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import {
  dropPreview,
  writePreview,
  writeVisitorMark,
  previewToken,
  visitorMark,
} from '../../http/cookies.ts';
import type { Brand } from '../brands/index.ts';
import type { PageAudience, Registry } from '../registry/index.ts';
import type { Previews } from './previews.ts';

interface Dependencies {
  readonly registry: Pick<Registry, 'isTrying'>;
  readonly previews: Previews;
  readonly random: Core['random'];
}

/** The visitor that a page is for. No visitor is marked while the brand has no canary. */
export async function audienceOf(
  brand: Brand,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { registry, previews, random }: Dependencies,
) {
  const preview = await previews.read(brand.code, previewToken(request));
  const known = visitorMark(request);
  if (known || !(await registry.isTrying(brand.code)))
    return { mark: known, preview } satisfies PageAudience;
  const mark = Buffer.from(random.bytes(16)).toString('base64url');
  writeVisitorMark(reply, mark);
  return { mark, preview } satisfies PageAudience;
}

/**
 * Moves a preview link's token from the address into a cookie; `false` if the address has none. If the link
 * is invalid, the page states that: the visitor expected the preview.
 */
export async function enterPreview(
  brand: Brand,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  previews: Previews,
): Promise<boolean> {
  const url = new URL(request.url, 'http://site');
  const token = url.searchParams.get(previewParameter);
  if (token === null || token === previewOver) return false;
  url.searchParams.delete(previewParameter);
  if (await previews.read(brand.code, token)) writePreview(reply, token);
  else {
    dropPreview(reply);
    if (token !== previewOff) url.searchParams.set(previewParameter, previewOver);
  }
  // A path with two leading slashes would lead to another site.
  reply.redirect(`/${url.pathname.replace(/^\/+/, '')}${url.search}`, 302);
  return true;
}
