import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const answerMs = 20_000;

/**
 * One request; rejects without a complete answer.
 * @typedef {{ port: number, method: string, path: string, headers?: Record<string, string>,
 *   body?: string | undefined }} Question
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export function ask({ port, method, path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        timeout: answerMs,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += part));
        answer.once('error', reject);
        answer.once('aborted', () => reject(new Error('the answer broke off')));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer came')));
    asked.once('error', reject);
    asked.end(body);
  });
}

/** An error of the platform that no kill explains. */
export class SoakError extends Error {
  /** @override */
  name = 'SoakError';
}

const retryAfterMs = 150;
const timeoutMs = 180_000;

/**
 * Repeats a request until its answer is definite, as a client with an idempotency key does. No answer or
 * "unavailable": retry. Any other 5xx is an error, whatever was killed.
 * @param {() => Question} makeRequest
 */
export async function retryWhileUnavailable(makeRequest, isPassing = isUnavailable) {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask(makeRequest()).catch(() => null);
    if (answer && !isPassing(answer)) {
      if (answer.status >= 500)
        throw new SoakError(`${answer.status} ${answer.text.slice(0, 300)}`);
      return answer;
    }
    if (Date.now() > until) throw new SoakError(`no definite answer within ${timeoutMs / 1000} s`);
    await pause(retryAfterMs);
  }
}

/** @param {Pick<Answer, 'status' | 'text'>} answer */
export function isUnavailable({ status, text }) {
  return status === 503 && JSON.parse(text).code === 'unavailable';
}

/** @param {Pick<Answer, 'status' | 'text'>} answer */
export const valueOf = ({ status, text }) => {
  const answer = JSON.parse(text);
  if (status >= 300) throw new SoakError(`${status} ${text.slice(0, 300)}`);
  return answer.value;
};
