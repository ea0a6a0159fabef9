import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { make, makeButton } from '../core/make.ts';
import { element } from '../core/page-data.ts';
import { ask } from '../core/server.ts';

/** The inputs of a draw from a chain of seeds whose beginning was published before the chain was used. */
export interface ChainProof {
  readonly seed: string;
  readonly salt: string;
  readonly place: number;
  readonly published: string;
}

/** The number that a seed and its salt decide: the first 52 bits of their HMAC. */
export function drawnNumber({ seed, salt }: Pick<ChainProof, 'seed' | 'salt'>): bigint {
  const bits = bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(salt))).slice(0, 13);
  return BigInt(`0x${bits}`);
}

/** Whether a seed, hashed as often as its place says, is the value that was published. */
export function isOfChain({ seed, place, published }: Omit<ChainProof, 'salt'>): boolean {
  let hash = hexToBytes(seed);
  for (let step = 0; step < place; step += 1) hash = sha256(hash);
  return bytesToHex(hash) === published;
}

interface CheckTexts {
  readonly title: string;
  readonly checking: string;
  readonly failed: string;
  readonly close: string;
}

/** Opens the dialog of a check, reads the proof, and shows what `facts` makes of it. */
export async function openCheck<Proof>(
  path: string,
  texts: CheckTexts,
  facts: (proof: Proof) => readonly Node[],
): Promise<void> {
  const dialog = element('panels', HTMLDialogElement);
  const body = make('div', { class: 'panel-body' }, make('p', { text: texts.checking }));
  const close = makeButton({ class: 'plain wide', text: texts.close }, () => dialog.close());
  dialog.replaceChildren(make('h2', { text: texts.title }), body, close);
  if (!dialog.open) dialog.showModal();
  const proof = await ask<Proof>('GET', path).catch(() => null);
  body.replaceChildren(...(proof ? facts(proof) : [make('p', { text: texts.failed })]));
}

export interface CheckFacts {
  readonly findings: readonly { readonly isRight: boolean; readonly words: string }[];
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly how: string;
}

/** Findings, inputs and the method of a check, one below the other. */
export function factsOf({ findings, rows, how }: CheckFacts): readonly Node[] {
  const items = findings.map(({ isRight, words }) => {
    const item = make('li', { text: words });
    item.dataset['right'] = String(isRight);
    return item;
  });
  const named = rows.flatMap(([name, value]) => [
    make('dt', { text: name }),
    make('dd', { text: value }),
  ]);
  return [
    make('ul', { class: 'findings' }, ...items),
    make('dl', {}, ...named),
    make('p', { text: how }),
  ];
}
