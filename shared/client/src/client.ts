import {
  callAddress,
  calls,
  hasBody,
  type Audience,
  type Call,
  type ErrorCode,
  type SealingKey,
} from '@croupier/contracts';
import { importChunk } from './import-chunk.ts';
import { CallFailed } from './call-failed.ts';
import type { Transport, TransportOptions } from './transport.ts';

export interface ClientOptions {
  /** Origin of the platform; empty for the page's own. */
  readonly baseUrl?: string;
  /** The session's handle, or `null` for a visitor; read at each call. */
  readonly token: () => string | null;
  /** Language of the visitor; read at each call. */
  readonly language: () => string;
  /** The encryption key from the page. When it is outdated, the client fetches the next one. */
  readonly sealingKey: () => Promise<SealingKey>;
  /** Called once for each answer that reports the end of the session. */
  readonly onSessionLost: () => void;
  /** Called once for each answer that reports another session in this browser than the page's. */
  readonly onSessionSwitched?: () => void;
}

export interface CallOptions {
  /** Idempotency key of a money call; created when the form opens and kept on retry. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Called with the share of the body that has been sent, from 0 to 1, if the body contains a file. */
  readonly onSent?: (share: number) => void;
}

export interface Client {
  /**
   * Makes a call of the table. Rejects only with `CallFailed`, except for an abort, which rejects with the
   * signal's reason.
   */
  call<Input, Output, F extends ErrorCode, A extends Audience>(
    call: Call<Input, Output, F, A>,
    input: Input,
    options?: CallOptions,
  ): Promise<Output>;
}

/** The client of the call table: token, language, encrypted bodies, failures as values. */
export function createClient(options: ClientOptions): Client {
  let fetchedKey: SealingKey | null = null;
  const sealingKey = async () => fetchedKey ?? options.sealingKey();

  /** A page that has been open for hours may have an expired key: one retry, with the new key. */
  async function sendSealed(call: AnyCall, input: unknown, callOptions: CallOptions) {
    try {
      return await send(call, input, callOptions);
    } catch (error) {
      if (failureOf(error).code !== 'stale-seal') throw error;
      fetchedKey = await valueOf<SealingKey>(send(calls.sealingKey, undefined, {}));
      return send(call, input, callOptions);
    }
  }

  /** It comes in a file of its own, beside the code of the page: no first picture waits for it. */
  let coming: Promise<Transport> | null = null;
  function transport(): Promise<Transport> {
    coming ??= loadTransport({
      baseUrl: options.baseUrl ?? '',
      token: options.token,
      language: options.language,
      seal: async (input) => {
        const { seal } = await importChunk(import('./seal.ts'));
        return seal(input, await sealingKey());
      },
    });
    coming.catch(() => (coming = null));
    return coming;
  }

  // Asked for now: the first call finds it there.
  transport().catch(() => undefined);

  async function send(call: AnyCall, input: unknown, { key, signal, onSent }: CallOptions) {
    const { url, body } = callAddress(call, input);
    const request = await transport();
    return request({
      method: call.method,
      url,
      input: hasBody(call.method) ? { value: body, isSealed: call.sealed } : null,
      key,
      signal,
      onSent,
    });
  }

  /** A request may cross a change of the page's own session: one retry, with the new handle. */
  async function sendAsSession(call: AnyCall, input: unknown, callOptions: CallOptions) {
    const sending = call.sealed ? sendSealed : send;
    const handle = options.token();
    try {
      return await sending(call, input, callOptions);
    } catch (error) {
      const isSwitched = failureOf(error).code === 'session-switched';
      if (!isSwitched || options.token() === handle) throw error;
      return sending(call, input, callOptions);
    }
  }

  return {
    async call(call, input, callOptions = {}) {
      try {
        return await valueOf(sendAsSession(call, input, callOptions));
      } catch (error) {
        if (callOptions.signal?.aborted) throw callOptions.signal.reason;
        const failed = failureOf(error);
        if (failed.code === 'unauthenticated' && options.token()) options.onSessionLost();
        if (failed.code === 'session-switched') options.onSessionSwitched?.();
        throw failed;
      }
    },
  };
}

type AnyCall = Pick<Call, 'method' | 'path' | 'sealed'>;

// The contract states the answer's type; the server's own types ensure it.
async function valueOf<Output>(sent: Promise<unknown>): Promise<Output> {
  const answer = await sent;
  if (typeof answer !== 'object' || answer === null || !('value' in answer))
    throw new CallFailed({ code: 'unavailable' });
  return answer.value as Output;
}

async function loadTransport(options: TransportOptions): Promise<Transport> {
  const { createTransport } = await importChunk(
    import(/* webpackChunkName: "transport" */ './transport.ts'),
  );
  return createTransport(options);
}

function failureOf(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : new CallFailed({ code: 'internal' });
}
