import { asciiDigits, type CodeSent, type CodePurpose, type Language } from '@croupier/contracts';
import type { Core, Random, Tx } from '../../core.ts';
import { commitRefusal, type CommittedRefusal } from '../../db/index.ts';
import { done, fail, type Done, type Outcome } from '../../outcome.ts';
import type { SecretBox } from '../../secret-box.ts';
import type { Messages } from '../messages/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { saveCode, tryCode, type CodeOf } from './codes.store.ts';
import { countOnce, secondsToWait, type RateRule } from './counts.store.ts';

import type { BrandVerification, Settings } from './settings.ts';
import type { CodeRecipient } from './code-recipient.ts';
import type { Brand } from '../brands/index.ts';

const digits = 6;
const triesAtMost = 5;
const resendPauseMs = 1_000;
/** After this time a page offers to send another code; the first one may still arrive. */
const resendSeconds = 60;

interface Dependencies {
  readonly box: SecretBox;
  readonly settings: Settings;
  readonly messages: Messages;
}

type CoreDependencies = Pick<Core, 'db' | 'clock' | 'random'>;

/** One-time codes by SMS and mail. A code is kept as a keyed hash, bound to brand, purpose and recipient. */
export function createCodes({ db, clock, random }: CoreDependencies, uses: Dependencies): Codes {
  const { box, settings, messages } = uses;
  const hashOf = ({ brand, purpose, recipient }: CodeOf, code: string) =>
    box.hmac('one-time code', brand, purpose, recipient, code);

  async function makeAndSend(tx: Tx, order: CodeOrder, { codeMinutes }: BrandVerification) {
    const { brand, purpose, recipient, language } = order;
    const code = randomCode(random);
    const of = { brand: brand.code, purpose, recipient };
    const now = clock.now();
    const expires_at = dayjs.utc(now).add(codeMinutes, 'minute').toDate();
    await saveCode(tx, of, { code_hash: hashOf(of, code), expires_at, now });
    await messages.send(tx, {
      brand,
      channel: recipient.startsWith('+') ? 'sms' : 'mail',
      recipient,
      kind: `code-${purpose}`,
      language,
      values: { minutes: String(codeMinutes) },
      secrets: { code },
      worthUntil: expires_at,
    });
  }

  return {
    async send(order) {
      const rules = await settings.of(order.brand.code);
      return db.transaction(async (tx) => {
        const admitted = await admit(tx, pacesOf(order, rules, clock.now()));
        if (!admitted.ok) return admitted;
        await makeAndSend(tx, order, rules);
        return done({ expiredMinutes: rules.codeMinutes, resendSeconds });
      });
    },

    async check(tx, { code, ...of }) {
      const attempt = { hash: hashOf(of, asciiDigits(code).trim()), now: clock.now(), triesAtMost };
      return (await tryCode(tx, of, attempt)) ? done(undefined) : commitRefusal(wrong);
    },
  };
}

const wrong = fail('wrong-code', {
  detail: 'Enter a code that was sent to this number, or ask for a new one.',
});

/**
 * In this order: a refusal by the visitor's own rate does not count against the number and the brand, but a
 * refusal by the number's rate counts against the visitor.
 */
function pacesOf(
  { brand, recipient, ip }: CodeOrder,
  rules: BrandVerification,
  now: Date,
): RateRule[] {
  const name = (what: string) => `sms:${brand.code}:${what}`;
  return [
    { name: name(ip), now, pauseMs: resendPauseMs, timesADay: rules.codesPerAddress },
    { name: name(recipient), now, pauseMs: resendPauseMs, timesADay: rules.codesPerNumber },
    { name: name('all'), now, pauseMs: 0, timesADay: rules.codesPerBrand },
  ];
}

async function admit(
  tx: Tx,
  paces: readonly RateRule[],
): Promise<Done<void> | CommittedRefusal<'too-many-requests'>> {
  for (const pace of paces) {
    if (await countOnce(tx, pace)) continue;
    const retryAfter = await secondsToWait(tx, pace);
    const detail = `Try again in ${retryAfter} seconds.`;
    return commitRefusal(fail('too-many-requests', { detail, retryAfter }));
  }
  return done(undefined);
}

/** Each code is equally likely: values above the last whole million are drawn again. */
function randomCode(random: Random): string {
  const codes = 10 ** digits;
  const fair = Math.floor(2 ** 32 / codes) * codes;
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE();
    if (drawn < fair) return String(drawn % codes).padStart(digits, '0');
  }
}

export interface Codes {
  /** Sends a code; the answer is the same whether or not the number has an account. */
  send(order: CodeOrder): Promise<Outcome<CodeSent, 'too-many-requests'>>;
  /**
   * Uses a code in the caller's transaction: it is valid once, within its minutes, with five tries. The caller
   * returns the refusal of a wrong code from its transaction, which commits the count of the try.
   */
  check(
    tx: Tx,
    check: {
      readonly brand: string;
      readonly purpose: CodePurpose;
      readonly recipient: CodeRecipient;
      readonly code: string;
    },
  ): Promise<Done<void> | CommittedRefusal<'wrong-code'>>;
}

export interface CodeOrder {
  readonly brand: Brand;
  readonly purpose: CodePurpose;
  readonly recipient: CodeRecipient;
  readonly ip: string;
  readonly language: Language;
}
