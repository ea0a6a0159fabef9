import type { RaffleEntry, RaffleProof } from '@croupier/contracts';
import type { RaffleCheck } from '@croupier/contracts/raffle-draw';

/** Computes the draw again; its code loads when the check is opened. `null` before the draw. */
export async function checkHeldRaffle(
  proof: RaffleProof,
  entries: readonly RaffleEntry[],
): Promise<RaffleCheck | null> {
  const { checkRaffle } = await import('@croupier/contracts/raffle-draw');
  return checkRaffle(proof, entries, isSigned);
}

/** The code for the curve is loaded only for draws that need it. */
async function isSigned(round: number, signature: string): Promise<boolean> {
  const quicknet = await import('@croupier/contracts/quicknet');
  return quicknet.isSigned(round, signature);
}
