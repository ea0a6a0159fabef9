/** The part of JSON Schema that payloads and inputs need. */
export interface JsonShape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonShape[];
  readonly oneOf?: readonly JsonShape[];
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonShape;
  readonly items?: JsonShape;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * What a receiver that expects `wanted` would not understand of values shaped as `given`; empty if every such
 * value fits. Structural: names do not matter.
 */
export function schemaMismatches(
  given: JsonShape,
  wanted: JsonShape,
  at = 'the value',
): readonly string[] {
  // A value without a description cannot be checked.
  if (isAnything(wanted) || isAnything(given)) return [];
  const givenOptions = given.anyOf ?? given.oneOf;
  if (givenOptions) return givenOptions.flatMap((option) => schemaMismatches(option, wanted, at));
  const wantedOptions = wanted.anyOf ?? wanted.oneOf;
  if (wantedOptions) {
    return wantedOptions.some((option) => schemaMismatches(given, option, at).length === 0)
      ? []
      : [`${at} can be ${nameOf(given)}, which is none of ${wantedOptions.map(nameOf).join(', ')}`];
  }
  const values = valuesOf(wanted);
  if (values) return valueMismatches(given, values, at);
  if (typeOf(given) !== wanted.type && !(given.type === 'integer' && wanted.type === 'number'))
    return [`${at} is ${nameOf(given)} and no ${nameOf(wanted)}`];
  return [
    ...boundMismatches(given, wanted, at),
    ...propertyMismatches(given, wanted, at),
    ...(given.items && wanted.items
      ? schemaMismatches(given.items, wanted.items, `an item of ${at}`)
      : []),
  ];
}

const isAnything = (shape: JsonShape) =>
  !shape.type && !shape.anyOf && !shape.oneOf && !valuesOf(shape);

const valuesOf = (shape: JsonShape): readonly unknown[] | null =>
  shape.enum ?? ('const' in shape ? [shape.const] : null);

/** A shape of fixed values has the type of these values. */
function typeOf(shape: JsonShape): string | undefined {
  const [first] = valuesOf(shape) ?? [];
  if (shape.type || first === undefined) return shape.type;
  return first === null ? 'null' : typeof first;
}

function nameOf(shape: JsonShape): string {
  const values = valuesOf(shape);
  return values
    ? values.map((value) => JSON.stringify(value)).join(' or ')
    : (shape.type ?? 'anything');
}

function valueMismatches(given: JsonShape, wanted: readonly unknown[], at: string): string[] {
  const values = valuesOf(given);
  if (!values) return [`${at} is any ${nameOf(given)}, not only ${wanted.map(String).join(', ')}`];
  return values
    .filter((value) => !wanted.includes(value))
    .map((value) => `${at} can be ${JSON.stringify(value)}`);
}

const upperBounds = ['maxLength', 'maxItems', 'maximum'] as const;
const lowerBounds = ['minLength', 'minItems', 'minimum'] as const;

function boundMismatches(given: JsonShape, wanted: JsonShape, at: string): string[] {
  if (valuesOf(given)) return [];
  const over = upperBounds.filter((bound) => {
    const limit = wanted[bound];
    return limit !== undefined && (given[bound] ?? Infinity) > limit;
  });
  const under = lowerBounds.filter((bound) => {
    const limit = wanted[bound];
    return limit !== undefined && (given[bound] ?? -Infinity) < limit;
  });
  const isOtherForm = wanted.pattern !== undefined && wanted.pattern !== given.pattern;
  return [
    ...[...over, ...under].map(
      (bound) => `${at} has another ${bound} than ${String(wanted[bound])}`,
    ),
    ...(isOtherForm ? [`${at} has another form than ${wanted.pattern}`] : []),
  ];
}

function propertyMismatches(given: JsonShape, wanted: JsonShape, at: string): string[] {
  const own = given.properties ?? {};
  const known = wanted.properties ?? {};
  const missing = (wanted.required ?? []).filter((name) => !given.required?.includes(name));
  const strange =
    wanted.additionalProperties === false
      ? Object.keys(own).filter((name) => !Object.hasOwn(known, name))
      : [];
  return [
    ...missing.map((name) =>
      Object.hasOwn(own, name) ? `${at} can lack ${name}` : `${at} has no ${name}`,
    ),
    ...strange.map((name) => `${at} has ${name}, which is not taken`),
    ...Object.entries(known).flatMap(([name, shape]) => {
      const givenShape = own[name];
      return givenShape ? schemaMismatches(givenShape, shape, `${name} of ${at}`) : [];
    }),
    ...recordMismatches(given, wanted, at),
  ];
}

function recordMismatches(given: JsonShape, wanted: JsonShape, at: string): readonly string[] {
  const own = given.additionalProperties;
  const known = wanted.additionalProperties;
  return typeof own === 'object' && typeof known === 'object'
    ? schemaMismatches(own, known, `a value of ${at}`)
    : [];
}
