import { readFile } from 'node:fs/promises';
import { brokenLink, checkDraw } from '@croupier/contracts';
import { isSigned } from '@croupier/contracts/quicknet';
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
  if (proof.algorithm !== 'draw-v1' || !proof.draw)
    throw new Refusal(`${proofFile} is no proof of a draw`);
  const check = await checkDraw(proof, isSigned);
  if (!check) throw new Refusal('The draw has no result yet: download its proof after the draw.');
  const chain = commitsFile ? await checkChain(proof, await read(commitsFile)) : [];
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

/** A jackpot's draw in the platform's answer format, alone or as the first of a list. */
function jackpotIn(file) {
  const draw = Array.isArray(file) ? file.find(({ proof }) => proof?.serverSeed) : file;
  return draw?.proof && 'seal' in draw.proof ? draw : null;
}

/** The pages of a long list, in order; `null` without any. */
async function ticketsIn(files) {
  if (files.length === 0) return null;
  return (await Promise.all(files.map(read))).flat();
}

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

/** The platform's answer, or the value in it. */
async function read(file) {
  try {
    const data = JSON.parse(await readFile(file, 'utf8'));
    return data.value ?? data;
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${error.message}`);
  }
}
