import { noCookies } from '../http/cookies.ts';
import { solveChallenge } from 'altcha-lib';
import { sql } from 'kysely';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import {
  calls,
  type BrandSettings,
  type ChallengePurpose,
  type FlagSwitches,
  type LoginInput,
  type OutgoingMessage,
  type RegisterInput,
  type RegisterMobileInput,
} from '@croupier/contracts';
import type { Visitor } from '../modules/identity/index.ts';
import { withSecondFactor } from './test-operators.ts';
import { createSecretBox } from '../secret-box.ts';
import { setSection } from './brand-settings.ts';
import type { TestBrowser, TestSite } from './test-site.ts';

const common = {
  paymentPassword: '135790',
  termsAccepted: true,
  login: true,
  registerMethod: 'WEB',
  registerUrl: 'http://localhost/',
} as const;

export const aRegistration = (changes: Partial<RegisterInput> = {}): RegisterInput => ({
  ...common,
  username: 'dewan',
  password: 'River2026boat',
  confirmPassword: 'River2026boat',
  ...changes,
});

/** What the Spanish compliance profile requires of a registration. */
export const inSpain = { birthday: '1990-01-01', idNumber: '12345678Z' } as const;

export const aMobileRegistration = (
  changes: Partial<RegisterMobileInput> = {},
): RegisterMobileInput => ({ ...common, mobileNum: '01712345678', ...changes });

export const login = (
  username: string,
  password = 'River2026boat',
  changes: Partial<LoginInput> = {},
): LoginInput => ({ type: 'username', username, password, ...changes });

let keys = 0;
export const aKey = () => ({ 'idempotency-key': `registration-${keys++}` });

/** A browser with its own address, to avoid the rate limits per address. */
export function aBrowser(site: TestSite, host = 'localhost'): TestBrowser {
  keys += 1;
  return site.browser({ host, ip: `10.${keys >> 8}.0.${keys % 250}` });
}

/** A newly registered member who is signed in. */
export async function aMember(
  site: TestSite,
  username: string,
  changes: Partial<RegisterInput> & { readonly host?: string } = {},
): Promise<TestBrowser> {
  const { host = 'localhost', ...registration } = changes;
  const browser = aBrowser(site, host);
  const input = aRegistration({ username, ...registration });
  const registered = await browser.call(calls.register, input, aKey());
  if (registered.code) throw new Error(`${username}: ${registered.text}`);
  browser.token = registered.value.token;
  return browser;
}

/** Signs in and stores the handle, as the shell does. */
export async function signIn(browser: TestBrowser, input: LoginInput) {
  const answer = await browser.call(calls.login, input);
  if (!answer.code) browser.token = answer.value.token;
  return answer;
}

interface Setting {
  readonly site: TestSite;
  readonly brand?: string;
}

export const setFlags = ({ site, brand = 'padma' }: Setting, changes: Partial<FlagSwitches>) =>
  setSection(site.app.modules, brand, 'flags', changes);

export const setProfile = (
  { site, brand = 'padma' }: Setting,
  changes: Partial<BrandSettings['profile']>,
) => setSection(site.app.modules, brand, 'profile', changes);

export const setRegister = (
  { site, brand = 'padma' }: Setting,
  changes: Partial<BrandSettings['register']>,
) => setSection(site.app.modules, brand, 'register', changes);

/** Messages that were sent to a number or an address, newest first, with their codes and links. */
export async function messagesTo(
  site: TestSite,
  recipient: string,
): Promise<readonly OutgoingMessage[]> {
  const { messages } = site.app.modules;
  const all = await messages.list({ limit: 100 });
  const own = all.filter((message) => message.recipient === recipient);
  return Promise.all(own.map((message) => revealed(site, message)));
}

async function revealed({ app }: TestSite, message: OutgoingMessage): Promise<OutgoingMessage> {
  if (!message.canReveal) return message;
  const answer = await app.modules.messages.reveal(message.id, { name: 'a test' });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

/** The latest code that was sent to a number. */
export async function codeSentTo(site: TestSite, mobile: string): Promise<string> {
  const [message] = await messagesTo(site, mobile);
  const code = /\d{6}/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`${mobile} got no code: ${message?.text ?? 'nothing was sent'}`);
  return code;
}

/** A captcha with its answer, as a person reads it from the picture. */
export async function aCaptcha(
  { core }: TestSite,
  browser: TestBrowser,
): Promise<Pick<Required<LoginInput>, 'captcha'>> {
  const { value } = await browser.call(calls.captcha, {});
  const row = await core.db.read
    .selectFrom('captchas')
    .select('locked_answer')
    .where('id', '=', value.id)
    .executeTakeFirstOrThrow();
  const box = createSecretBox(core.config.keysSecret, core.random);
  return { captcha: { id: value.id, text: box.decrypt('captcha', row.locked_answer) ?? '' } };
}

/** A visitor without a browser, for race tests that no rate limit should slow down. */
export async function aVisitor({ app }: TestSite, code = 'padma'): Promise<Visitor> {
  const brand = await app.modules.brands.byCode(code);
  if (!brand) throw new Error(`there is no brand ${code}`);
  return { brand, cookies: noCookies, ip: '127.0.0.1', userAgent: 'race' };
}

const operator = { name: 'tester', password: 'Croupier2026!' };

/** An operator who is signed in to the console. */
export async function anOperator(site: TestSite): Promise<TestBrowser> {
  await site.app.modules.operators.enrol(operator);
  const browser = aBrowser(site);
  browser.token = (await browser.call(calls.operatorLogin, operator)).value.token;
  return browser;
}

/** An operator with one role, of one brand or of all. */
export async function anOperatorOf(
  site: TestSite,
  {
    name,
    role,
    brand = null,
    hasFactor = false,
  }: { name: string; role: string; brand?: string | null; hasFactor?: boolean },
): Promise<TestBrowser> {
  await site.app.modules.operators.enrol({ ...operator, name });
  const browser = aBrowser(site);
  const { value } = await browser.call(calls.operatorLogin, { ...operator, name });
  await sql`DELETE FROM operator_grants WHERE operator = ${value.id}`.execute(site.core.db.read);
  await sql`INSERT INTO operator_grants (operator, role, brand)
    VALUES (${value.id}, ${role}, ${brand})`.execute(site.core.db.read);
  browser.token = value.token;
  if (hasFactor) await withSecondFactor(site.core, value.id);
  return browser;
}

/** A challenge with its solution, as the page computes it. */
export async function solved(browser: TestBrowser, purpose: ChallengePurpose): Promise<string> {
  const { value: challenge } = await browser.call(calls.challenge, { purpose });
  if (!challenge) throw new Error('the brand asks for no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  const { counter, derivedKey } = solution;
  const payload = JSON.stringify({ challenge, solution: { counter, derivedKey } });
  return Buffer.from(payload).toString('base64');
}
