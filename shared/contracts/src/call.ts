import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: any visitor, a signed-in member, or a signed-in operator. */
export type Audience = 'anyone' | 'member' | 'operator';

export interface Traits<A extends Audience = Audience> {
  /** Defaults to `anyone`. `member` is the specification's T: a session token is required. */
  readonly audience?: A;
  /** The specification's E: the body is sent as a JWE, encrypted with the server's published key. */
  readonly sealed?: boolean;
  /** The call moves money or creates something once: it requires an `Idempotency-Key` header. */
  readonly once?: boolean;
  /** The body may also be an HTML form. */
  readonly form?: boolean;
  /** A trial account is refused (specification §6, in_need_true_account). */
  readonly real?: boolean;
  /** Allowed for a session whose password must be changed first. */
  readonly beforePasswordChange?: boolean;
  /** The body contains a file as base64: a larger size limit applies. */
  readonly largeBody?: boolean;
  /**
   * Allowed while the brand is closed for maintenance or to the visitor's region. Operators' calls are always
   * allowed.
   */
  readonly whileClosed?: boolean;
}

/** One line of the call table. `Input` and `Output` exist only in the type. */
export interface Call<
  Input = never,
  Output = unknown,
  Failure extends ErrorCode = ErrorCode,
  A extends Audience = Audience,
> {
  readonly method: Method;
  /** Path with `:name` parameters; each is an input field of the same name. */
  readonly path: string;
  readonly audience: A;
  readonly sealed: boolean;
  readonly once: boolean;
  readonly form: boolean;
  readonly real: boolean;
  readonly beforePasswordChange: boolean;
  readonly largeBody: boolean;
  readonly whileClosed: boolean;
  /** Expected failures of this call; every call may also fail with `commonFailures`. */
  readonly failures: readonly Failure[];
  readonly $input?: (input: Input) => void;
  readonly $output?: () => Output;
}

export type InputOf<C> = C extends { readonly $input?: (input: infer Input) => void }
  ? Input
  : never;
export type OutputOf<C> = C extends { readonly $output?: () => infer Output } ? Output : never;
export type FailureOf<C> = C extends { readonly failures: readonly (infer F extends ErrorCode)[] }
  ? F
  : never;

export interface CallBuilder<Input, Output, A extends Audience> extends Call<
  Input,
  Output,
  never,
  A
> {
  takes<I>(): CallBuilder<I, Output, A>;
  gives<O>(): CallBuilder<Input, O, A>;
  fails<F extends ErrorCode>(...failures: F[]): Call<Input, Output, F, A>;
}

/**
 * Declares a call once, for both sides: the client calls with it, the server registers with it. Example:
 * `call('POST /wps/session/login', { sealed: true }).takes<LoginInput>().gives<SignedIn>()`.
 */
export function call(line: Line): CallBuilder<void, void, 'anyone'>;
export function call<A extends Audience = 'anyone'>(
  line: Line,
  traits: Traits<A>,
): CallBuilder<void, void, A>;
export function call(line: Line, traits: Traits = {}): CallBuilder<void, void, Audience> {
  const [method, path] = split(line);
  const whileClosed = traits.audience === 'operator';
  return build({ method, path, ...noTraits, whileClosed, ...traits });
}

type Line = `${Method} /${string}`;
type Plain<A extends Audience> = Pick<Call, 'method' | 'path'> & Required<Traits<A>>;

const noTraits: Required<Traits> = {
  audience: 'anyone',
  sealed: false,
  once: false,
  form: false,
  real: false,
  beforePasswordChange: false,
  largeBody: false,
  whileClosed: false,
};

function build<Input, Output, A extends Audience>(plain: Plain<A>): CallBuilder<Input, Output, A> {
  return {
    ...plain,
    failures: [],
    takes: <I>() => build<I, Output, A>(plain),
    gives: <O>() => build<Input, O, A>(plain),
    fails: (...failures) => ({ ...plain, failures }),
  };
}

function split(line: Line): [Method, string] {
  const at = line.indexOf(' ');
  const method = methods.find((name) => name === line.slice(0, at)) ?? 'GET';
  return [method, line.slice(at + 1)];
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
