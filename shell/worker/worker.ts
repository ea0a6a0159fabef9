import { workerFactsMark, type WorkerFacts } from '@croupier/contracts';
import { retire } from './retire.ts';
import { listenForPush } from './push.ts';
import { serve } from './serve.ts';

const facts = readFacts(workerFactsMark);
if (facts) {
  serve(facts);
  listenForPush();
} else retire();

/** The data that the platform wrote in place of the placeholder: JSON in base64url. */
function readFacts(written: string): WorkerFacts | null {
  const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  const read: WorkerFacts | null = JSON.parse(bytes);
  return read;
}
