import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionHeader, trialType, type ErrorCode, type StatedFailure } from '@croupier/contracts';
import { done, fail, type Failed, type Outcome } from '../outcome.ts';
import { VisitCookies } from './cookies.ts';
import { inputOf } from './input.ts';
import { undescribedAnswer, type AnswerCheck } from './output.ts';
import { cachedJson } from './cached-json.ts';
import type { Limits } from './limits.ts';
import { guardOf, type OperatorGuardDependencies } from './operator-guard.ts';
import { sendProblem } from './problems.ts';
import { hostOf, type RequestHost } from './request-host.ts';
import { RequestVisit } from './request-visit.ts';
import { memberKey, type AnyCall, type Route } from './routes.ts';
import type { CheckedVisit, VisitBrand, VisitMember, VisitOperator } from './visit.ts';
import type { Visitor } from './visitor.ts';
import { sendCompressed } from './compressed-response.ts';
import { isSameSecret } from './secrets.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';

/** What the registrar needs before it runs a handler. */
export interface RegistrarDependencies {
  brandOf(host: RequestHost | null): Promise<VisitBrand | null>;
  memberOf(brand: VisitBrand, credential: string): Promise<VisitMember | null>;
  /** Like `memberOf`, but at most one second old; for calls that change nothing. */
  recentMemberOf(brand: VisitBrand, credential: string): Promise<VisitMember | null>;
  operatorOf(credential: string): Promise<VisitOperator | null>;
  readonly guard: OperatorGuardDependencies;
  /** Decrypts a sealed body. */
  unseal(body: string): Promise<Outcome<unknown, 'stale-seal' | 'invalid-input'>>;
  /** Who sends the request, and from where. */
  visitorOf(request: FastifyRequest): Visitor;
  /** The refusal when the brand is closed to this visitor. */
  refusalFor(
    brand: VisitBrand,
    visitor: Visitor,
  ): Failed<'maintenance' | 'region-restricted'> | null;
  readonly limits: Limits;
  readonly answerCheck: AnswerCheck;
}

/** Room for the largest allowed proof image as base64 in JSON. */
const largeBodyBytes = 7 * 1024 * 1024;

/**
 * Decrypting a sealed body and hashing its password is the most expensive work that a visitor can request. A
 * limited number of such calls run at once, so that processor and database stay free for the others.
 */
const sealedAtOnce = 6;
const sealedWaitingAtMost = 4_000;

const formType = 'application/x-www-form-urlencoded';

/**
 * Registers every route of the call table on the HTTP server. All checks and answers of calls are made here.
 */
export function serveRoutes(
  http: FastifyInstance,
  routes: readonly Route[],
  dependencies: RegistrarDependencies,
): void {
  http.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, body),
  );
  const inSealedTurn = createConcurrencyLimit({
    atOnce: sealedAtOnce,
    waitingAtMost: sealedWaitingAtMost,
  });
  for (const route of routes) {
    const once = served(route, dependencies);
    const withinLimit: typeof once = (request, reply) => inSealedTurn(() => once(request, reply));
    const outcome = route.call.sealed ? withinLimit : once;
    http.route({
      method: route.call.method,
      url: route.call.path,
      ...(route.call.largeBody ? { bodyLimit: largeBodyBytes } : {}),
      handler(request, reply) {
        outcome(request, reply).then(
          (given) => {
            const error = checkAnswer(route.call, given, dependencies.answerCheck);
            if (error) request.log.error(error);
            if (error && dependencies.answerCheck === 'refuse') reply.send(error);
            else answer(request, reply, given);
          },
          (error) => reply.send(error),
        );
      },
    });
  }
}

function checkAnswer(call: AnyCall, outcome: Outcome<unknown, ErrorCode>, check: AnswerCheck) {
  return outcome.ok && check !== 'none' ? undescribedAnswer(call, outcome.value) : null;
}

/** Runs the checks of a call one after the other, then its handler. */
function served({ call, handle }: Route, dependencies: RegistrarDependencies) {
  const limit = dependencies.limits.of(call);
  const guard = call.audience === 'operator' ? guardOf(call, dependencies.guard) : null;
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome<unknown, ErrorCode>> => {
    const brand = await dependencies.brandOf(hostOf(request));
    if (!brand) return fail('unknown-brand', { detail: 'No brand answers at this address.' });
    const visitor = dependencies.visitorOf(request);
    const refused = call.whileClosed ? null : dependencies.refusalFor(brand, visitor);
    if (refused) return refused;
    const wait = limit ? await limit.address(visitor.ip) : 0;
    if (wait > 0) return tooMany(wait);

    const cookies = new VisitCookies(request, reply);
    const admitted = await admit(call, dependencies, { brand, cookies, request });
    if (!admitted.ok) return admitted;
    const { member, operator } = admitted.value;
    const barred = (operator && guard?.beforeInput(operator)) ?? null;
    if (barred) return barred;
    const key = keyOf(call, member, request);
    if (!key.ok) return key;
    const input = await readInput(call, dependencies, request);
    if (!input.ok) return input;
    const beyond = operator && guard ? await guard.within(operator, input.value) : null;
    if (beyond) return beyond;
    const accountWait = limit ? await limit.account(brand.code, input.value) : 0;
    if (accountWait > 0) return tooMany(accountWait);

    const outcome = await handle(
      // One object literal: copying properties takes half of the time of this function.
      new RequestVisit(request, visitor, {
        input: input.value,
        key: key.value,
        brand,
        cookies,
        member,
        operator,
      }),
    );
    if (limit && !outcome.ok) await limit.refused(visitor.ip, outcome.code);
    return outcome;
  };
}

type AdmittedSession = Pick<CheckedVisit, 'member' | 'operator'>;
type AdmissionFailure =
  | 'unauthenticated'
  | 'session-switched'
  | 'forbidden'
  | 'password-change-needed'
  | 'in_need_true_account';
type VisitRequest = Pick<CheckedVisit, 'brand' | 'cookies'> & { readonly request: FastifyRequest };

async function admit(
  call: AnyCall,
  dependencies: RegistrarDependencies,
  { brand, cookies, request }: VisitRequest,
): Promise<Outcome<AdmittedSession, AdmissionFailure>> {
  // A page of another site must not make a visitor's browser change anything here, signed in or not.
  if (call.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site')
    return fail('forbidden');
  if (call.audience === 'operator') {
    const operator = cookies.operator ? await dependencies.operatorOf(cookies.operator) : null;
    if (!operator) return notSignedIn;
    return refusalOfHandle(call, operator.token, request) ?? done({ member: null, operator });
  }
  const memberOf = call.method === 'GET' ? dependencies.recentMemberOf : dependencies.memberOf;
  const member = cookies.member ? await memberOf(brand, cookies.member) : null;
  if (call.audience === 'anyone') {
    const own = member && handleIn(request, member.token) !== 'other' ? member : null;
    return done({ member: unhindered(call, own), operator: null });
  }
  if (!member) return notSignedIn;
  const refused = refusalOfHandle(call, member.token, request);
  if (refused) return refused;
  if (!unhindered(call, member)) return passwordFirst;
  return call.real && member.type === trialType ? trialRefused : done({ member, operator: null });
}

/**
 * A session whose password must be changed first counts as a visitor's session, except for the calls that
 * allow it.
 */
function unhindered(call: AnyCall, member: VisitMember | null): VisitMember | null {
  return member?.mustChangePassword && !call.beforePasswordChange ? null : member;
}

const trialRefused = fail('in_need_true_account', { detail: 'Open a real account to do this.' });
const passwordFirst = fail('password-change-needed', { detail: 'Change your password first.' });
const notSignedIn = fail('unauthenticated', { detail: 'Sign in, then try again.' });

const otherSession = fail('session-switched', {
  detail: 'This browser has another session now: load the page again.',
});

/**
 * A call that changes something repeats the session's handle, which no other site's page can read. A read need not,
 * but with the handle of another session it comes from a page that shows another account.
 */
function refusalOfHandle(call: AnyCall, token: string, request: FastifyRequest) {
  const handle = handleIn(request, token);
  if (handle === 'other') return otherSession;
  return handle === 'none' && call.method !== 'GET' ? notSignedIn : null;
}

/** Which session's handle the request repeats: the one of its cookie, another one, or none. */
function handleIn({ headers }: FastifyRequest, token: string): 'own' | 'other' | 'none' {
  const given = headers[sessionHeader];
  if (typeof given !== 'string') return 'none';
  return isSameSecret(given, token) ? 'own' : 'other';
}

const keyForm = /^[\w.:-]{8,128}$/;

function keyOf(
  call: AnyCall,
  member: VisitMember | null,
  request: FastifyRequest,
): Outcome<string, 'idempotency-key-missing' | 'invalid-input'> {
  if (!call.once) return done('');
  const given = request.headers['idempotency-key'];
  if (typeof given !== 'string' || given === '') {
    return fail('idempotency-key-missing', {
      detail: 'Send an Idempotency-Key header, the same one on a retry.',
    });
  }
  if (!keyForm.test(given)) {
    return fail('invalid-input', {
      detail: 'An Idempotency-Key has 8 to 128 letters, digits or . _ : -',
    });
  }
  return done(call.audience === 'member' && member ? memberKey(member.id, given) : given);
}

async function readInput(
  call: AnyCall,
  dependencies: RegistrarDependencies,
  request: FastifyRequest,
) {
  const { query, params, body } = request;
  const type = request.headers['content-type'] ?? '';
  const isSealed = typeof body === 'string' && /^application\/jose\b/i.test(type);
  if (isSealed !== call.sealed) return wrongForm(call);
  if (type.startsWith(formType) && !call.form) return wrongForm(call);
  if (!isSealed) return inputOf(call, { query, params, body });
  const opened = await dependencies.unseal(body);
  return opened.ok ? inputOf(call, { query, params, body: opened.value }) : opened;
}

function wrongForm(call: AnyCall): Failed<'unsupported-media-type'> {
  const form = call.sealed ? 'application/jose, sealed with our published key' : 'application/json';
  return fail('unsupported-media-type', { detail: `This call takes ${form}.` });
}

function tooMany(retryAfter: number): Failed<'too-many-requests'> {
  return fail('too-many-requests', { detail: `Try again in ${retryAfter} seconds.`, retryAfter });
}

/** A body that fits into one network packet gains nothing from compression. */
const onePacket = 1_400;
const json = 'application/json; charset=utf-8';

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome<unknown, ErrorCode | StatedFailure>,
): void {
  if (!outcome.ok) return void sendProblem(reply, outcome.code, outcome);
  const stored = cachedJson(outcome.value);
  const text = `{"value":${stored?.text ?? JSON.stringify(outcome.value ?? null)}}`;
  reply.header('cache-control', 'no-store');
  // The answer of a changing call may contain a secret: compressed together with text of the sender, its
  // length could reveal it.
  if (request.method !== 'GET' || text.length < onePacket)
    reply.header('content-type', json).send(text);
  else
    sendCompressed(request, reply, { type: json, text, stored: stored?.of }).catch(
      (error: unknown) => reply.send(error),
    );
}
