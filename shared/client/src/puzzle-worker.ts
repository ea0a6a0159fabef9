import { solve, type Puzzle } from './puzzle.ts';

// One puzzle, one answer; whoever asked ends the worker.
self.onmessage = ({ data }: MessageEvent<Puzzle>) => {
  void solve(data).then((solution) => self.postMessage(solution));
};
