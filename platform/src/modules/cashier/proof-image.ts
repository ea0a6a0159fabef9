import { adminProofImagePath, proofImagePath, type ProofImage } from '@croupier/contracts';
import type { ProofRow } from './proofs.store.ts';

export const shownProof = (row: ProofRow): ProofImage => shownAt(row, proofImagePath);
export const adminProof = (row: ProofRow): ProofImage => shownAt(row, adminProofImagePath);

function shownAt({ id, width, height }: ProofRow, path: string): ProofImage {
  return { id, width, height, url: path.replace(':id', id) };
}
