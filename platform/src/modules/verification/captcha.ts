import { captchaSoundPath, type Language, type Captcha } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { SecretBox } from '../../secret-box.ts';
import { captchaImage } from './captcha-image.ts';
import { captchaSound } from './captcha-sound.ts';
import { saveCaptcha, lockedAnswer, spendCaptcha } from './captcha.store.ts';
import { countOnce, secondsToWait } from './counts.store.ts';
import { createDice } from './dice.ts';

const digits = 5;
const validMs = 5 * 60_000;
const refreshPauseMs = 1_000;
const picturesADay = 5_000;
const label = 'captcha';

type CaptchaDependencies = Pick<Core, 'db' | 'clock' | 'random' | 'ids'>;

/** The same digits as a picture and as a sound; every language can write and speak digits. */
export function createCaptchas(
  { db, clock, random, ids }: CaptchaDependencies,
  { box }: { readonly box: SecretBox },
): Captchas {
  const dice = createDice(random);
  const hashOf = (id: string, text: string) =>
    box.hmac(label, id, text.normalize('NFKC').replace(/\s/g, '').toLowerCase());
  const newText = () => Array.from({ length: digits }, () => Math.floor(dice(0, 10))).join('');

  return {
    async issue({ brand, ip, language }) {
      const now = clock.now();
      const name = `captcha:${brand}:${ip}`;
      const pace = { name, now, pauseMs: refreshPauseMs, timesADay: picturesADay };
      if (!(await countOnce(db.read, pace))) {
        const retryAfter = await secondsToWait(db.read, pace);
        const detail = `A new picture is available in ${retryAfter} seconds.`;
        return fail('too-many-requests', { detail, retryAfter });
      }
      const [id, text] = [ids.next('cap'), newText()];
      await saveCaptcha(db.read, {
        id,
        brand,
        answer_hash: hashOf(id, text),
        locked_answer: box.encrypt(label, text),
        expires_at: new Date(now.getTime() + validMs),
      });
      const image = (await captchaImage(text, dice)).toString('base64');
      const sound = `${captchaSoundPath.replace(':id', id)}?language=${language}`;
      return done({ id, image, sound, expiresInS: validMs / 1_000 });
    },

    async sound({ brand, id, language }) {
      const locked = await lockedAnswer(db.read, { brand, id, now: clock.now() });
      const text = locked === null ? null : box.decrypt(label, locked);
      return text === null ? null : captchaSound(text, language, random);
    },

    async check({ brand, answer }) {
      if (!answer) return needed;
      const { id, text } = answer;
      const ask = { brand, id, hash: hashOf(id, text), now: clock.now() };
      return (await spendCaptcha(db.read, ask)) ? done(undefined) : wrong;
    },
  };
}

const needed = fail('captcha-needed', {
  detail: 'Fetch a captcha and send what it shows.',
  captcha: true,
});
const wrong = fail('wrong-captcha', {
  detail: 'Fetch a new captcha and send what it shows.',
  captcha: true,
});

export interface Captchas {
  issue(visitor: {
    readonly brand: string;
    readonly ip: string;
    readonly language: Language;
  }): Promise<Outcome<Captcha, 'too-many-requests'>>;
  /** The spoken characters of a captcha, as WAV; `null` for an expired one. */
  sound(ask: {
    readonly brand: string;
    readonly id: string;
    readonly language: Language;
  }): Promise<Uint8Array | null>;
  /** Uses the captcha, right or wrong. Its failures carry the problem's `captcha` flag. */
  check(check: {
    readonly brand: string;
    readonly answer: { readonly id: string; readonly text: string } | undefined;
  }): Promise<Outcome<void, 'captcha-needed' | 'wrong-captcha'>>;
}
