import type { ErrorCode } from './error-codes.ts';
import type { CallSchemas, InputFrom, OutputFrom } from './schemas/call-schemas.ts';

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

/** A line of the call table with the types of its schemas, which exist only in the type. */
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

/** A line of a call table, before the table gives it the types of its schemas. */
type CallLine<Failure extends ErrorCode, A extends Audience> = Omit<
  Call<never, unknown, Failure, A>,
  '$input' | '$output'
>;

interface LineBuilder<A extends Audience> extends CallLine<never, A> {
  fails<Failure extends ErrorCode>(...failures: Failure[]): CallLine<Failure, A>;
}

/** Declares the line of a call, for both sides: the client calls with it, the server registers with it. */
export function call(line: Line): LineBuilder<'anyone'>;
export function call<A extends Audience = 'anyone'>(line: Line, traits: Traits<A>): LineBuilder<A>;
export function call(line: Line, traits: Traits = {}): LineBuilder<Audience> {
  const [method, path] = split(line);
  const whileClosed = traits.audience === 'operator';
  const plain = { method, path, ...noTraits, whileClosed, ...traits };
  return { ...plain, failures: [], fails: (...failures) => ({ ...plain, failures }) };
}

type TypedCall<Line, Schemas extends CallSchemas[string]> =
  Line extends CallLine<infer Failure, infer A>
    ? Call<InputFrom<Schemas['input']>, OutputFrom<Schemas['output']>, Failure, A>
    : never;

type CallTable<Schemas extends CallSchemas, Lines> = {
  readonly [Name in keyof Lines]: Name extends keyof Schemas
    ? TypedCall<Lines[Name], Schemas[Name]>
    : never;
};

/**
 * The lines of the calls that a domain's schemas describe, typed by the schemas of the same name; a line
 * without a schema, or a schema without a line, does not compile. The schemas are given as a type alone, so
 * that no browser bundle contains them. Example:
 * `callTable<typeof bonusSchemas>()({ bonuses: call('GET /wps/bonuses') })`.
 */
export function callTable<Schemas extends CallSchemas>() {
  function table<Lines extends { readonly [Name in keyof Schemas]: CallLine<ErrorCode, Audience> }>(
    lines: Lines & { readonly [Name in Exclude<keyof Lines, keyof Schemas>]: never },
  ): CallTable<Schemas, Lines>;
  function table(lines: object): object {
    return lines;
  }
  return table;
}

type Line = `${Method} /${string}`;
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

function split(line: Line): [Method, string] {
  const at = line.indexOf(' ');
  const method = methods.find((name) => name === line.slice(0, at)) ?? 'GET';
  return [method, line.slice(at + 1)];
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
