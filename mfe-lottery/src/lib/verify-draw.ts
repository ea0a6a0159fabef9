import { checkDraw, type DrawCheck, type DrawProof } from '@croupier/contracts';

/**
 * Computes the draw again without the server. `null` while the proof is incomplete. The external value that
 * the page shows must also be the one used in the draw.
 */
export async function verifyDraw(proof: DrawProof): Promise<DrawCheck | null> {
  const check = await checkDraw(proof, isSigned);
  const { source, round = 0, value = '' } = proof.beacon ?? {};
  const word = `${source === 'quicknet' ? 'quicknet' : 'local'}:${round}:${value}`;
  if (!check || word === proof.external) return check;
  return { ...check, isResultEqual: false, isFair: false };
}

/** The code for the curve is loaded only for draws that need it. */
async function isSigned(round: number, signature: string): Promise<boolean> {
  const quicknet = await import('@croupier/contracts/quicknet');
  return quicknet.isSigned(round, signature);
}
