import { deskProofImagePath, proofImagePath, type ProofImage } from '@croupier/contracts';
import type { ProofRow } from './proofs.store.ts';

export const shownProof = (row: ProofRow): ProofImage => shownAt(row, proofImagePath);
export const deskProof = (row: ProofRow): ProofImage => shownAt(row, deskProofImagePath);

function shownAt({ id, width, height }: ProofRow, path: string): ProofImage {
  return { id, width, height, url: path.replace(':id', id) };
}
