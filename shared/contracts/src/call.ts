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

/** A row of the call table with the types of its schemas, which exist only in the type. */
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

/** A row of a call table, before the table gives it the types of its schemas. */
type CallRow<Failure extends ErrorCode, A extends Audience> = Omit<
  Call<never, unknown, Failure, A>,
  '$input' | '$output'
>;

interface RowBuilder<A extends Audience> extends CallRow<never, A> {
  fails<Failure extends ErrorCode>(...failures: Failure[]): CallRow<Failure, A>;
}

/** Declares the row of a call, for both sides: the client calls with it, the server registers with it. */
export function call(route: Route): RowBuilder<'anyone'>;
export function call<A extends Audience = 'anyone'>(route: Route, traits: Traits<A>): RowBuilder<A>;
export function call(route: Route, traits: Traits = {}): RowBuilder<Audience> {
  const [method, path] = split(route);
  const whileClosed = traits.audience === 'operator';
  const plain = { method, path, ...noTraits, whileClosed, ...traits };
  return { ...plain, failures: [], fails: (...failures) => ({ ...plain, failures }) };
}

type TypedCall<Row, Schemas extends CallSchemas[string]> =
  Row extends CallRow<infer Failure, infer A>
    ? Call<InputFrom<Schemas['input']>, OutputFrom<Schemas['output']>, Failure, A>
    : never;

type CallTable<Schemas extends CallSchemas, Rows> = {
  readonly [Name in keyof Rows]: Name extends keyof Schemas
    ? TypedCall<Rows[Name], Schemas[Name]>
    : never;
};

/**
 * The rows of the calls that a domain's schemas describe, typed by the schemas of the same name; a row
 * without a schema, or a schema without a row, does not compile. The schemas are given as a type alone, so
 * that no browser bundle contains them. Example:
 * `callTable<typeof bonusSchemas>()({ bonuses: call('GET /wps/bonuses') })`.
 */
export function callTable<Schemas extends CallSchemas>() {
  function table<Rows extends { readonly [Name in keyof Schemas]: CallRow<ErrorCode, Audience> }>(
    rows: Rows & { readonly [Name in Exclude<keyof Rows, keyof Schemas>]: never },
  ): CallTable<Schemas, Rows>;
  function table(rows: object): object {
    return rows;
  }
  return table;
}

type Route = `${Method} /${string}`;
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

function split(route: Route): [Method, string] {
  const at = route.indexOf(' ');
  const method = methods.find((name) => name === route.slice(0, at)) ?? 'GET';
  return [method, route.slice(at + 1)];
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
