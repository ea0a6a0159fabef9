import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '@croupier/contracts';
import { packageFolder } from '../../package-folder.ts';

const folder = join(packageFolder, 'assets/captcha');

/** A contour: its start, then curves, each a control point and an end point, in thousandths of an em. */
export type Contour = readonly (readonly number[])[];
export type Outlines = Readonly<Record<string, readonly Contour[]>>;

const outlinesForm = z.record(
  z.string(),
  z.array(z.array(z.union([z.array(z.number()).length(2), z.array(z.number()).length(4)]))),
);

let outlines: Promise<Outlines> | null = null;

export function digitOutlines(): Promise<Outlines> {
  outlines ??= readFile(join(folder, 'digit-outlines.json'), 'utf8').then((text) =>
    outlinesForm.parse(JSON.parse(text)),
  );
  return outlines;
}

const spoken = new Map<Language, Promise<readonly Uint8Array[]>>();

/** The ten digits, spoken: 8 bits unsigned, 8,000 samples per second. */
export function spokenDigits(language: Language): Promise<readonly Uint8Array[]> {
  const known = spoken.get(language);
  if (known) return known;
  const read = Promise.all(
    Array.from({ length: 10 }, (_, digit) => readFile(join(folder, language, `${digit}.pcm`))),
  );
  spoken.set(language, read);
  return read;
}
