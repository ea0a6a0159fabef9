import {
  secondFactorParam,
  socialErrorParam,
  socialTicketParam,
  type MemberId,
  type SocialError,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Visit } from '../../http/visit.ts';
import type { SocialResult } from './social-flow.ts';
import type { Verification } from './verification.service.ts';
import type { SocialProfile } from './social-profile.ts';

/** The visitor who comes back from the provider. */
type Visitor = Pick<Visit<unknown>, 'brand' | 'cookies' | 'ip' | 'userAgent'>;

/** The accounts that a provider's profile leads to. */
export interface SocialMembers {
  /** Opens a session for a member, unless the account is refused or its second factor is asked for first. */
  enter(
    member: MemberId,
    visitor: Visitor,
  ): Promise<'signed-in' | 'refused' | 'second-factor-needed'>;
  /** Opens an account for a new profile at once; `null` if the visitor must fill in the registration. */
  enrol(profile: SocialProfile, visitor: Visitor): Promise<MemberId | null>;
}

export interface SocialUses {
  readonly verification: Verification;
  readonly members: SocialMembers;
  readonly log: Core['log'];
}

export interface SocialReturn {
  readonly visitor: Visitor;
  /** The member signed in in this browser now. */
  readonly signedIn: MemberId | null;
  readonly callback: URL;
  readonly cookie: string | null;
}

/**
 * Finishes a provider flow: returns the path to continue at. Never rejects for errors that a visitor can
 * cause.
 */
export async function finishSocialSignIn(
  uses: SocialUses,
  provider: string,
  back: SocialReturn,
): Promise<string> {
  const flow = await uses.verification.socialFlow(back.visitor.brand.code, provider);
  if (!flow) return '/';
  const path = flow.returnPath(back.cookie);
  const { callback, cookie, visitor } = back;
  if (callback.searchParams.get('error') === 'access_denied')
    return withSocialError(path, 'cancelled');
  try {
    const finished = await flow.finish({ brand: visitor.brand.code, callback, cookie });
    return await (finished.linkTo === null ? signIn : addTo)(uses, { ...back, finished, path });
  } catch (error) {
    uses.log.warn({ err: error, provider }, 'a sign-in at a provider did not end well');
    return withSocialError(path, 'failed');
  }
}

interface Ending extends SocialReturn {
  readonly finished: SocialResult;
  readonly path: string;
}

/**
 * Signs in a linked member; a new profile is registered at once, or sent to the registration with a ticket.
 */
async function signIn(uses: SocialUses, { visitor, path, finished }: Ending): Promise<string> {
  const { social } = uses.verification;
  const { code } = visitor.brand;
  const known = await social.memberOf(code, finished.profile);
  const member = known ?? (await enrolled(uses, finished.profile, visitor));
  if (member !== null) {
    const state = await uses.members.enter(member, visitor);
    if (state === 'signed-in') return path;
    return state === 'refused'
      ? withSocialError(path, 'refused')
      : withParam(path, secondFactorParam, '1');
  }
  const ticket = await social.welcome(code, finished.profile);
  return `/register?${new URLSearchParams({ [socialTicketParam]: ticket })}`;
}

/** If one profile arrives twice at once, both get the account that was linked first. */
async function enrolled(
  { verification, members }: SocialUses,
  profile: SocialProfile,
  visitor: Visitor,
): Promise<MemberId | null> {
  const { code } = visitor.brand;
  if (!(await verification.settings.of(code)).enrolsSocial) return null;
  const made = await members.enrol(profile, visitor);
  if (made === null || (await verification.social.link(code, profile, made))) return made;
  return verification.social.memberOf(code, profile);
}

/** Adds the provider's account to the member who asked for it and is still signed in. */
async function addTo({ verification }: SocialUses, ending: Ending): Promise<string> {
  const { signedIn, finished, visitor, path } = ending;
  if (signedIn === null || signedIn !== finished.linkTo) return withSocialError(path, 'failed');
  const isLinked = await verification.social.link(visitor.brand.code, finished.profile, signedIn);
  return isLinked ? path : withSocialError(path, 'taken');
}

export const withSocialError = (path: string, error: SocialError): string =>
  withParam(path, socialErrorParam, error);

function withParam(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://here');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
