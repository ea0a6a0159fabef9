import { languages } from '@croupier/contracts';
import { testVerification } from '../../testing/test-verification.ts';

const visitor = { brand: 'padma', ip: '203.0.113.7', language: 'en' } as const;
type Table = Awaited<ReturnType<typeof testVerification>>;

async function aCaptcha({ core, verification }: Table) {
  core.clock.advance(1_000);
  const issued = await verification.captcha.issue(visitor);
  if (!issued.ok) throw new Error(issued.code);
  return issued.value;
}

/** The characters are not stored in plain text: a person would read them, the test tries all combinations. */
async function isAnswer({ verification }: Table, id: string, text: string) {
  return verification.captcha.check({ brand: 'padma', answer: { id, text } });
}

test('a picture is a PNG, has a sound, and shows different digits each time', async () => {
  const table = await testVerification();
  const captchas = [await aCaptcha(table), await aCaptcha(table)];
  for (const { image, sound, id, expiresInS } of captchas) {
    const png = Buffer.from(image, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([360, 128]);
    expect(sound).toBe(`/wps/captcha/${id}/sound?language=en`);
    expect(expiresInS).toBe(300);
  }
  expect(captchas[0]?.image).not.toBe(captchas[1]?.image);
});

test('the sound contains the expected digits', async () => {
  const table = await testVerification();
  const { id } = await aCaptcha(table);
  const text = await spokenText(table, id);
  expect(text).toMatch(/^\d{5}$/);
  expect(await isAnswer(table, id, ` ${text.slice(0, 2)} ${text.slice(2)} `)).toMatchObject({
    ok: true,
  });
});

test('a captcha is valid once, right or wrong, within five minutes', async () => {
  const table = await testVerification();
  const right = await aCaptcha(table);
  const text = await spokenText(table, right.id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => isAnswer(table, right.id, text)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);

  const wrong = await aCaptcha(table);
  const read = await spokenText(table, wrong.id);
  const refused = { code: 'wrong-captcha', captcha: true };
  expect(await isAnswer(table, wrong.id, 'abcde')).toMatchObject(refused);
  expect(await isAnswer(table, wrong.id, read)).toMatchObject(refused);

  const late = await aCaptcha(table);
  const lateText = await spokenText(table, late.id);
  table.core.clock.advance(300_000);
  expect(await isAnswer(table, late.id, lateText)).toMatchObject(refused);
  expect(await table.verification.captcha.sound({ ...visitor, id: late.id })).toBeNull();
});

test('a captcha is valid for its brand only, and a missing answer is refused', async () => {
  const table = await testVerification();
  const { id } = await aCaptcha(table);
  const answer = { id, text: await spokenText(table, id) };
  const { captcha } = table.verification;
  expect(await captcha.check({ brand: 'verano', answer })).toMatchObject({ code: 'wrong-captcha' });
  expect(await captcha.check({ brand: 'padma', answer: undefined })).toMatchObject({
    code: 'captcha-needed',
    captcha: true,
  });
  expect(await captcha.check({ brand: 'padma', answer })).toMatchObject({ ok: true });
});

test('a visitor gets one new picture per second, others are not limited by this', async () => {
  const { core, verification } = await testVerification();
  const ask = (ip: string = visitor.ip) => verification.captcha.issue({ ...visitor, ip });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await ask()).toMatchObject({ code: 'too-many-requests', retryAfter: 1 });
  expect(await ask('203.0.113.8')).toMatchObject({ ok: true });
  core.clock.advance(999);
  expect(await ask()).toMatchObject({ ok: false });
  core.clock.advance(1);
  expect(await ask()).toMatchObject({ ok: true });
});

test('the characters are not in the database', async () => {
  const table = await testVerification();
  const { id } = await aCaptcha(table);
  const text = await spokenText(table, id);
  const rows = await table.core.db.read.selectFrom('captchas').selectAll().execute();
  expect(rows).toHaveLength(1);
  const [row] = rows;
  expect(`${row?.locked_answer} ${row?.answer_hash.toString('utf8')}`).not.toContain(text);
});

test.each(languages)('%s is spoken as a WAV of a few seconds', async (language) => {
  const table = await testVerification();
  const { id } = await aCaptcha(table);
  const sound = await table.verification.captcha.sound({ ...visitor, id, language });
  const wav = Buffer.from(sound ?? []);
  expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  const seconds = (wav.length - 44) / wav.readUInt32LE(24);
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(10);
});

/**
 * Recognizes the sound as a person does: finds each spoken digit between the pauses and identifies it by its
 * waveform.
 */
async function spokenText({ verification }: Table, id: string): Promise<string> {
  const sound = await verification.captcha.sound({ ...visitor, id });
  if (!sound) throw new Error('there is nothing to hear');
  const samples = [...Buffer.from(sound).subarray(44)].map((sample) => sample - 128);
  const { spokenDigits } = await import('./captcha-assets.ts');
  const voice = (await spokenDigits('en')).map((digit) => [...digit].map((sample) => sample - 128));
  let text = '';
  for (let at = 0; at < samples.length && text.length < 5;) {
    const digit = voice.findIndex((shape) => isSame(samples, at, shape));
    if (digit >= 0) text += digit;
    at += digit >= 0 ? (voice[digit]?.length ?? 1) : 1;
  }
  return text;
}

const isSame = (samples: readonly number[], at: number, shape: readonly number[]) =>
  at + shape.length <= samples.length &&
  shape.every((sample, index) => Math.abs((samples[at + index] ?? 0) - sample) <= 6);
