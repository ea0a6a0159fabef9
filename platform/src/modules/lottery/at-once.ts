/**
 * Works on some pieces at a time. Ends when nothing is under way any more; a failure ends the worker that met it,
 * the others go on, and the first one is thrown at the end.
 */
export async function atOnce<Piece>(
  workers: number,
  pieces: readonly Piece[],
  work: (piece: Piece) => Promise<void>,
): Promise<void> {
  const waiting = pieces.values();
  const worker = async () => {
    for (const piece of waiting) await work(piece);
  };
  const ends = await Promise.allSettled(Array.from({ length: workers }, worker));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
