import type { Language } from '@croupier/contracts';
import type { Random } from '../../core.ts';
import { spokenDigits } from './captcha-assets.ts';
import { createDice } from './dice.ts';

const samplesASecond = 8_000;
const silence = 128;

/** The digits spoken in a language, as WAV: with pauses of different length and a little background noise. */
export async function captchaSound(
  text: string,
  language: Language,
  random: Random,
): Promise<Uint8Array> {
  const voice = await spokenDigits(language);
  const dice = createDice(random);
  const parts = [...text].flatMap((digit) => [
    pause(dice(0.45, 0.8)),
    voice[Number(digit)] ?? pause(0),
  ]);
  const samples = Buffer.concat([...parts, pause(0.4)]);
  const noise = random.bytes(samples.length);
  for (let at = 0; at < samples.length; at++)
    samples[at] = clamp((samples[at] ?? silence) + ((noise[at] ?? 0) % 11) - 5);
  return Buffer.concat([wavHeader(samples.length), samples]);
}

const pause = (seconds: number) => Buffer.alloc(Math.round(seconds * samplesASecond), silence);
const clamp = (sample: number) => Math.max(0, Math.min(255, sample));

/** RIFF header of mono PCM with 8 bits a sample. */
function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesASecond, 24);
  header.writeUInt32LE(samplesASecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}
