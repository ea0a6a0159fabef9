import type { Audience, Call, ErrorCode } from '@croupier/contracts';
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { CallFailed } from './call-failed.ts';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | null>(null);

/** The answer cache of one page. Temporary failures are retried twice. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && isPassing(error),
      },
    },
  });
}

/** After a time-out the visitor sees the failure at once, instead of waiting as long again. */
const passing: readonly ErrorCode[] = ['offline', 'unavailable'];

function isPassing(error: unknown): boolean {
  return error instanceof CallFailed && passing.includes(error.code);
}

interface ClientScopeProps {
  readonly client: Client;
  readonly cache: QueryClient;
  readonly children: ReactNode;
}

/** Provides the client and its cache to all descendants. The host renders one around the page. */
export function ClientScope({ client, cache, children }: ClientScopeProps) {
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </ClientContext>
  );
}

/** Replaces the client for its descendants; the cache stays the same. */
export function ClientOverride({ client, children }: Omit<ClientScopeProps, 'cache'>) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client itself, for calls outside of rendering. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientScope around it');
  return client;
}

export interface CallQueryOptions<Output> {
  /** `false` delays the request, for example until sign-in. */
  readonly enabled?: boolean;
  /** Milliseconds until the answer is reloaded; a function computes them from the answer. */
  readonly refreshMs?: number | false | ((answer: Output | undefined) => number | false);
  /** Keeps the previous input's answer while the new one loads, for example when paging. */
  readonly keepPrevious?: boolean;
}

/** The answer of a GET call, cached by call and input. */
export function useCallQuery<Input, Output, F extends ErrorCode, A extends Audience>(
  call: Call<Input, Output, F, A>,
  input: Input,
  { enabled = true, refreshMs = false, keepPrevious = false }: CallQueryOptions<Output> = {},
): UseQueryResult<Output, CallFailed<F>> {
  const client = useClient();
  const answer = useQuery<Output, CallFailed<F>>({
    queryKey: answerKey(call, input),
    queryFn: ({ signal }) => client.call(call, input, { signal }),
    enabled,
    refetchInterval:
      typeof refreshMs === 'function' ? ({ state }) => refreshMs(state.data) : refreshMs,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  return isHeldUp(answer) ? heldUp(answer) : answer;
}

/** A read without a connection and without data: the cache itself would wait silently. */
function isHeldUp({ isPending, isPaused }: Pick<UseQueryResult, 'isPending' | 'isPaused'>) {
  return isPending && isPaused;
}

/** Reports a failure while the connection is lost; when it is back the answer loads automatically. */
function heldUp<Output, F extends ErrorCode>(
  answer: UseQueryResult<Output, CallFailed<F>>,
): UseQueryResult<Output, CallFailed<F>> {
  return {
    ...answer,
    data: undefined,
    error: new CallFailed<F>({ code: 'offline' }),
    status: 'error',
    isError: true,
    isLoadingError: true,
    isPending: false,
    isLoading: false,
    isInitialLoading: false,
    isRefetchError: false,
    isSuccess: false,
    isPlaceholderData: false,
    isEnabled: true,
  };
}

/** Preloads a page's first requests. Never rejects. */
export function prefetchCall<Input>(
  { client, cache }: Omit<ClientScopeProps, 'children'>,
  call: Call<Input>,
  input: Input,
): void {
  void cache.prefetchQuery({
    queryKey: answerKey(call, input),
    queryFn: ({ signal }) => client.call(call, input, { signal }),
  });
}

/** Invalidates every cached answer of a call, whatever its input. */
export function useInvalidate(): (call: Pick<Call, 'method' | 'path'>) => void {
  const cache = useQueryClient();
  return (call) => void cache.invalidateQueries({ queryKey: [call.method, call.path] });
}

/**
 * Changes the cached answers of a call, so that a page shows at once what a command has done. The next answer
 * of the platform replaces them.
 */
export function useChangeAnswers(): <Input, Output>(
  call: Call<Input, Output>,
  change: (answer: Output) => Output,
) => void {
  const cache = useQueryClient();
  return <Input, Output>(
    { method, path }: Call<Input, Output>,
    change: (answer: Output) => Output,
  ) =>
    void cache.setQueriesData<Output>(
      { queryKey: [method, path] },
      (answer) => answer && change(answer),
    );
}

export interface CallMutationOptions<Input> {
  /**
   * Completes the input right before it is sent, for example with a solved challenge. The idempotency key
   * belongs to the original input; a failure is the call's own.
   */
  readonly complete?: (input: Input) => Promise<Input>;
  /** Called with the share of the input that has been sent, from 0 to 1. */
  readonly onSent?: (share: number) => void;
  /** Storage of a `once` call's keys; in memory by default. */
  readonly keys?: IdempotencyKeys<Input>;
}

/** One key per intent: a retry with the same input keeps its key, another input is another intent. */
export interface IdempotencyKeys<Input> {
  readonly keyOf: (input: Input) => string;
  /** The intent has succeeded: the next call is a new one. */
  readonly spend: () => void;
}

/**
 * A state-changing call; its error has the type of the call's own failures. A `once` call keeps its
 * idempotency key until it succeeds or `reset` is called, so that a retry is the same call. While a call is
 * in progress, `mutate` ignores the same input: a double click sends one request.
 */
export function useCallMutation<Input, Output, F extends ErrorCode, A extends Audience>(
  call: Call<Input, Output, F, A>,
  { complete, keys: given, onSent }: CallMutationOptions<Input> = {},
): UseMutationResult<Output, CallFailed<F>, Input> {
  const client = useClient();
  const [own] = useState(createKeyKeeper);
  const keys = given ?? own;
  const [underWay] = useState(() => new Set<string>());
  const { mutate, ...mutation } = useMutation<Output, CallFailed<F>, Input>({
    mutationFn: async (input) => {
      const options = {
        ...(call.once ? { key: keys.keyOf(input) } : {}),
        ...(onSent ? { onSent } : {}),
      };
      return client.call(call, complete ? await complete(input) : input, options);
    },
    onSuccess: () => keys.spend(),
    onSettled: (_answer, _error, input) => void underWay.delete(textOf(input)),
    // Without a connection the call fails at once, instead of being sent later.
    networkMode: 'always',
  });
  const begin: typeof mutate = useCallback(
    (...call) => {
      const [input] = call;
      if (underWay.has(textOf(input))) return;
      underWay.add(textOf(input));
      mutate(...call);
    },
    [mutate, underWay],
  );
  return { ...mutation, mutate: begin };
}

/** A call that sends a file, and how much of it has been sent. */
export function useUpload<Input, Output, F extends ErrorCode, A extends Audience>(
  call: Call<Input, Output, F, A>,
) {
  const [sent, setSent] = useState(0);
  return { ...useCallMutation(call, { onSent: setSent }), sent };
}

function textOf(input: unknown): string {
  return JSON.stringify(input) ?? '';
}

function createKeyKeeper(): IdempotencyKeys<unknown> {
  let stored: { readonly input: string; readonly key: string } | null = null;
  return {
    keyOf(input) {
      const text = textOf(input);
      if (stored?.input !== text) stored = { input: text, key: crypto.randomUUID() };
      return stored.key;
    },
    spend() {
      stored = null;
    },
  };
}

function answerKey(call: Pick<Call, 'method' | 'path'>, input: unknown) {
  return [call.method, call.path, input ?? null];
}
