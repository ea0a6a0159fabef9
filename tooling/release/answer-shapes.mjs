// @ts-nocheck -- to be typed when the answers are derived from schemas
import { join } from 'node:path';
import { API, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import { root } from '../build/parts.mjs';

const contracts = join(root, 'shared', 'contracts');
const table = join(contracts, 'src', 'calls', 'index.ts');

/**
 * The shape of each call's answer (`JsonShape` of the contracts), from its type in the call table: no schema
 * describes it, because answers are not validated at run time.
 * @returns {Record<string, object>} by the name of the call
 */
export function answerShapes() {
  const api = new API({ cwd: root });
  try {
    const config = join(contracts, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project`);
    return shapesIn(project);
  } finally {
    api.close();
  }
}

function shapesIn({ program, checker }) {
  const file = checker.getSymbolAtLocation(program.getSourceFile(table));
  const calls = checker.getExportsOfModule(file).find(({ name }) => name === 'calls');
  if (!calls) throw new Error(`${table} exports no call table`);
  const shapeOf = shaper(checker);
  return Object.fromEntries(
    checker
      .getPropertiesOfType(checker.getTypeOfSymbol(calls))
      .map((call) => [call.name, shapeOf(answerOf(checker, call))]),
  );
}

/** The type that the call's `$output` returns. */
function answerOf(checker, call) {
  const output = checker.getPropertyOfType(checker.getTypeOfSymbol(call), '$output');
  const type = output && checker.getNonNullableType(checker.getTypeOfSymbol(output));
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) throw new Error(`the call ${call.name} says nothing of its answer`);
  return checker.getReturnTypeOfSignature(signature);
}

const anything = {};
const nothing = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never;
const plain = [
  [TypeFlags.StringLike | TypeFlags.TemplateLiteral, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
];

function shaper(checker) {
  const known = new Map();
  const open = new Set();

  /** In a recursive type the inner occurrence may be anything. */
  function shapeOf(type) {
    if (known.has(type.id)) return known.get(type.id);
    if (open.has(type.id)) return anything;
    open.add(type.id);
    const shape = made(type);
    open.delete(type.id);
    known.set(type.id, shape);
    return shape;
  }

  function made(type) {
    if (type.isUnionType()) return optionsOf(type.getTypes());
    if (type.flags & nothing) return anything;
    if (type.isLiteralType()) return { type: typeof type.value, enum: [type.value] };
    const name = plain.find(([flag]) => type.flags & flag)?.[1];
    if (name) return { type: name };
    if (type.isIntersectionType()) return brandless(type.getTypes()) ?? objectOf(type);
    if (type.isTupleType())
      return { type: 'array', items: optionsOf(checker.getTypeArguments(type)) };
    if (isList(type)) return { type: 'array', items: shapeOf(checker.getTypeArguments(type)[0]) };
    return type.isObjectType() ? objectOf(type) : anything;
  }

  /** The brand of an id exists only in the type. */
  function brandless(types) {
    const bare = types.find(({ flags }) => plain.some(([flag]) => flags & flag));
    return bare && shapeOf(bare);
  }

  function optionsOf(types) {
    const shapes = types.filter(({ flags }) => !(flags & nothing)).map(shapeOf);
    const values = shapes.filter((shape) => shape.enum);
    const kinds = [...new Set(values.map(({ type }) => type))];
    const fixed = kinds.map((kind) => joined(kind, values));
    const options = [...fixed, ...shapes.filter((shape) => !shape.enum)];
    return options.length === 1 ? options[0] : { anyOf: options };
  }

  function objectOf(type) {
    const fields = checker.getPropertiesOfType(type);
    const [values] = checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => [field.name, shapeOf(checker.getTypeOfSymbol(field))]),
      ),
      required: fields
        .filter(({ flags }) => !(flags & SymbolFlags.Optional))
        .map(({ name }) => name),
      ...(values ? { additionalProperties: shapeOf(values.valueType) } : {}),
    };
  }

  return shapeOf;
}

const isList = (type) => ['Array', 'ReadonlyArray'].includes(type.getSymbol()?.name);

/** The literal values of one kind, as one shape. */
function joined(type, shapes) {
  const own = shapes.filter((shape) => shape.type === type).flatMap((shape) => shape.enum);
  const values = [...new Set(own)].sort();
  return type === 'boolean' && values.length === 2 ? { type } : { type, enum: values };
}
