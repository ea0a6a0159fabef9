import { solve, type Puzzle, type Solution } from './puzzle.ts';

/** Solves in a worker of its own; on the page where workers are refused: each try waits, so nothing freezes. */
export async function solvePuzzle(puzzle: Puzzle): Promise<Solution> {
  try {
    return await solveAside(puzzle);
  } catch {
    return solve(puzzle);
  }
}

function solveAside(puzzle: Puzzle): Promise<Solution> {
  const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url));
  const answered = new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker cannot run'));
    worker.postMessage(puzzle);
  });
  return answered.finally(() => worker.terminate());
}
