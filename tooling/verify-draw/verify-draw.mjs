import { readFile } from 'node:fs/promises';
import { brokenLink, checkDraw } from '@croupier/contracts';
import { isSigned } from '@croupier/contracts/quicknet';
import { messageOf } from '../start/caught.mjs';
import { Refusal } from '../start/refusal.mjs';
import { beaconWords } from './beacon-words.mjs';
import { verifyJackpot } from './verify-jackpot.mjs';

export const usage =
  'npm run verify-draw -- PROOF.json [--commits COMMITS.json], or for a jackpot: DRAW.json [--tickets TICKETS.json]…';

/**
 * Checks downloaded files offline, without requests to any server.
 * @param {{ proofFile: string, commitsFile?: string, ticketFiles?: readonly string[] }} files
 * @returns {Promise<{ lines: string[], isFair: boolean }>}
 */
export async function verifyDraw({ proofFile, commitsFile, ticketFiles = [] }) {
  const proof = await read(proofFile);
  const draw = jackpotIn(proof);
  if (draw) return verifyJackpot({ draw, tickets: await ticketsIn(ticketFiles) });
  if (!isDrawProof(proof)) throw new Refusal(`${proofFile} is no proof of a draw`);
  const check = await checkDraw(proof, isSigned);
  if (!check) throw new Refusal('The draw has no result yet: download its proof after the draw.');
  const chain = commitsFile ? await checkChain(proof, await commitsIn(commitsFile)) : [];
  const findings = [
    { isKept: check.isCommitKept, what: 'the seed is the one committed to before betting' },
    { isKept: check.isBeaconKept, what: beaconWords(proof.beacon) },
    {
      isKept: check.isResultEqual,
      what: `the numbers follow from both: ${check.drawn.join(' ')}`,
    },
    ...chain,
  ];
  const isFair = findings.every(({ isKept }) => isKept);
  const lines = [
    `${proof.draw.gameId} ${proof.draw.numero}: ${proof.draw.result.join(' ')}`,
    ...findings.map(({ isKept, what }) => `  ${isKept ? '✓' : '✗'} ${what}`),
    isFair ? 'The result is fair.' : 'The result is NOT what the proof says.',
  ];
  return { lines, isFair };
}

/**
 * A jackpot's draw in the platform's answer format, alone or as the first of a list.
 * @param {unknown} file
 */
function jackpotIn(file) {
  const draws = Array.isArray(file) ? file.filter(isDrawn) : [file];
  return draws.find(isJackpot) ?? null;
}

/** @param {unknown} one */
const proofOf = (one) =>
  typeof one === 'object' && one !== null && 'proof' in one ? Object(one.proof) : {};

/** @param {unknown} one */
const isDrawn = (one) => Boolean(proofOf(one).serverSeed);

/**
 * @param {unknown} one
 * @returns {one is import('@croupier/contracts').JackpotDraw}
 */
const isJackpot = (one) => 'seal' in proofOf(one);

/**
 * @param {unknown} file
 * @returns {file is DrawProof}
 */
const isDrawProof = (file) => {
  const { algorithm, draw } = Object(file);
  return algorithm === 'draw-v1' && Boolean(draw);
};

/**
 * The pages of a long list, in order; `null` without any.
 * @param {readonly string[]} files
 * @returns {Promise<import('@croupier/contracts').JackpotTicket[] | null>}
 */
async function ticketsIn(files) {
  if (files.length === 0) return null;
  return (await Promise.all(files.map(read))).flat();
}

/**
 * @param {string} file
 * @returns {Promise<CommitLink[]>}
 */
async function commitsIn(file) {
  const links = await read(file);
  if (!Array.isArray(links)) throw new Refusal(`${file} is no list of commits`);
  return links;
}

/**
 * @typedef {import('@croupier/contracts').DrawProof} DrawProof
 * @typedef {import('@croupier/contracts').CommitLink} CommitLink
 * @param {DrawProof} proof
 * @param {CommitLink[]} links
 */
async function checkChain(proof, links) {
  const broken = await brokenLink(links);
  return [
    { isKept: broken === null, what: `the chain of ${links.length} commits is whole` },
    {
      isKept: links.some((link) => link.drawId === proof.draw.id && link.commit === proof.commit),
      what: 'the commit of this draw is in it',
    },
  ];
}

/**
 * The platform's answer, or the value in it.
 * @param {string} file
 */
async function read(file) {
  try {
    const data = JSON.parse(await readFile(file, 'utf8'));
    return data.value ?? data;
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${messageOf(error)}`);
  }
}
