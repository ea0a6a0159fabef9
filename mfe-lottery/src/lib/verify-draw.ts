import { checkDraw, type DrawCheck, type DrawProof } from '@croupier/contracts';

/**
 * Draws again without asking the server. `null` while the proof is not complete. What the page shows as
 * the external word has to be the one that was drawn with, too.
 */
export async function verifyDraw(proof: DrawProof): Promise<DrawCheck | null> {
  const check = await checkDraw(proof, isSigned);
  const { source, round = 0, value = '' } = proof.beacon ?? {};
  const word = `${source === 'quicknet' ? 'quicknet' : 'local'}:${round}:${value}`;
  if (!check || word === proof.external) return check;
  return { ...check, isResultEqual: false, isFair: false };
}

/** The curve's mathematics are fetched only where a draw needs them. */
async function isSigned(round: number, signature: string): Promise<boolean> {
  const quicknet = await import('@croupier/contracts/quicknet');
  return quicknet.isSigned(round, signature);
}
