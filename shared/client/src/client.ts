import {
  callAddress,
  calls,
  hasBody,
  sessionHeader,
  type Audience,
  type Call,
  type ErrorCode,
  type SealingKey,
} from '@croupier/contracts';
import { arrived } from './arrived.ts';
import { ask } from './ask.ts';
import { CallFailed } from './call-failed.ts';

export interface ClientOptions {
  /** Origin of the platform; empty for the page's own. */
  readonly baseUrl?: string;
  /** Handle of the session, or `null` for a visitor; read at each call. */
  readonly token: () => string | null;
  /** Language of the visitor; read at each call. */
  readonly language: () => string;
  /** The key that came with the page. Once it is stale the client fetches the next by itself. */
  readonly sealingKey: () => Promise<SealingKey>;
  /** Told once for each answer that says the session is over. */
  readonly onSessionLost: () => void;
}

export interface CallOptions {
  /** Makes a repeat of a money call the same call; made when the form opens and kept on retry. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

export interface Client {
  /**
   * Makes a call of the table. Rejects with `CallFailed` and nothing else, but for an abort, which
   * rejects with the signal's reason.
   */
  call<Input, Output, F extends ErrorCode, A extends Audience>(
    call: Call<Input, Output, F, A>,
    input: Input,
    options?: CallOptions,
  ): Promise<Output>;
}

/** The client of the call table: token, language, sealed bodies, failures as values. */
export function createClient(options: ClientOptions): Client {
  let fetchedKey: SealingKey | null = null;
  const sealingKey = async () => fetchedKey ?? options.sealingKey();

  /** A page that has been open for hours holds a key that is over: one more try, with the new one. */
  async function sendSealed(call: AnyCall, input: unknown, callOptions: CallOptions) {
    try {
      return await send(call, input, callOptions);
    } catch (error) {
      if (failureOf(error).code !== 'stale-seal') throw error;
      fetchedKey = await valueOf<SealingKey>(send(calls.sealingKey, undefined, {}));
      return send(call, input, callOptions);
    }
  }

  async function send(call: AnyCall, input: unknown, { key, signal }: CallOptions) {
    const { url, body: fields } = callAddress(call, input);
    const body = hasBody(call.method) ? await bodyOf(call, fields, sealingKey) : null;
    const token = options.token();
    return ask({
      method: call.method,
      url: `${options.baseUrl ?? ''}${url}`,
      headers: {
        accept: 'application/json',
        'accept-language': options.language(),
        ...(body ? { 'content-type': body.type } : {}),
        ...(token ? { [sessionHeader]: token } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body?.data ?? null,
      signal,
    });
  }

  return {
    async call(call, input, callOptions = {}) {
      try {
        const sending = call.sealed ? sendSealed : send;
        return await valueOf(sending(call, input, callOptions));
      } catch (error) {
        if (callOptions.signal?.aborted) throw callOptions.signal.reason;
        const failed = failureOf(error);
        if (failed.code === 'unauthenticated' && options.token()) options.onSessionLost();
        throw failed;
      }
    },
  };
}

type AnyCall = Pick<Call, 'method' | 'path' | 'sealed'>;

// The contract says what a call gives; the server is held to it by its own types.
async function valueOf<Output>(sent: Promise<unknown>): Promise<Output> {
  const answer = await sent;
  if (typeof answer !== 'object' || answer === null || !('value' in answer))
    throw new CallFailed({ code: 'unavailable' });
  return answer.value as Output;
}

async function bodyOf(call: AnyCall, input: unknown, sealingKey: ClientOptions['sealingKey']) {
  if (!call.sealed) return { data: JSON.stringify(input), type: 'application/json' };
  const { seal } = await arrived(import('./seal.ts'));
  return { data: await seal(input, await sealingKey()), type: 'application/jose' };
}

function failureOf(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : new CallFailed({ code: 'internal' });
}
