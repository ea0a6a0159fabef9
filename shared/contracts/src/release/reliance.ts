import { z } from 'zod';
import { compiledCalls, compiledTopics } from './compiled-contract.ts';
import { schemaMismatches, type JsonShape } from './json-shape.ts';
import { jsonShape } from './json-shape-schema.ts';
import { brokenBetween, sideOfTable } from './payload-rules.ts';
import type { Refusal } from './refusal.ts';
import { callLine, type CallLine } from './release-facts.ts';
import type { ShellTopic } from './shell-release.ts';

/** `relies-on.json` of a remote: the table lines that its shipped release was compiled with. */
export interface Reliance {
  readonly name: string;
  readonly version: string;
  readonly publishes: readonly string[];
  readonly reads: readonly string[];
  readonly topics: Readonly<Record<string, JsonShape>>;
  readonly calls: Readonly<Record<string, CallLine>>;
  /** The fields that it reads from its calls' answers. */
  readonly answers: Readonly<Record<string, JsonShape>>;
}

/** The tables that a build serves. `answers` exist if the types of the call table could be read. */
export interface ServedTables {
  readonly calls: Readonly<Record<string, CallLine>>;
  readonly topics: Readonly<Record<string, ShellTopic>>;
  readonly answers?: Readonly<Record<string, JsonShape>>;
}

/** Name of the file in a remote's folder. */
export const relianceFile = 'relies-on.json';

export const reliance: z.ZodType<Reliance> = z.strictObject({
  name: z.string(),
  version: z.string(),
  publishes: z.array(z.string()),
  reads: z.array(z.string()),
  topics: z.record(z.string(), jsonShape),
  calls: z.record(z.string(), callLine),
  // Absent in files from before answers were recorded.
  answers: z.record(z.string(), jsonShape).default({}),
});

/** Differences of this build's tables that break a shipped release; empty if it keeps working. */
export function brokenReliance(
  { name, publishes, reads, topics, calls, answers }: Reliance,
  tables: ServedTables = { calls: compiledCalls(), topics: compiledTopics() },
): readonly Refusal[] {
  const own = { name, publishes, reads, shapes: topics };
  const gone = [...publishes, ...reads].filter((topic) => !Object.hasOwn(tables.topics, topic));
  return [
    ...Object.entries(calls).flatMap(([call, line]) => brokenCall(call, line, tables.calls[call])),
    ...Object.entries(answers).flatMap(([call, read]) =>
      brokenAnswer(call, read, tables.answers?.[call]),
    ),
    ...[...new Set(gone)].map((topic) => ({
      code: 'topic-unknown' as const,
      reason: `nobody carries the topic ${topic} any more`,
      wayOut: 'keep it until no live release reads or publishes it',
    })),
    ...brokenBetween(own, [sideOfTable('this build', tables.topics)]),
  ];
}

function brokenCall(name: string, made: CallLine, served: CallLine | undefined): Refusal[] {
  return lineFaults(made, served).map((fault) => ({
    code: 'call-broken',
    reason: `the call ${name}: ${fault}`,
    wayOut: 'serve the old line beside the new one until no live release makes it',
  }));
}

/** A removed call is reported by its line. */
function brokenAnswer(name: string, read: JsonShape, served: JsonShape | undefined): Refusal[] {
  const faults = served ? schemaMismatches(served, read, 'the answer') : [];
  return faults.map((fault) => ({
    code: 'call-broken',
    reason: `the call ${name}: ${fault}`,
    wayOut: 'go on answering the old field beside the new one until no live release reads it',
  }));
}

function lineFaults(made: CallLine, served: CallLine | undefined): readonly string[] {
  if (!served) return ['nothing answers it any more'];
  const traits = (['method', 'path', 'audience', 'sealed', 'once'] as const).filter(
    (trait) => made[trait] !== served[trait],
  );
  return [
    ...traits.map((trait) => `${trait} was ${String(made[trait])} and is ${String(served[trait])}`),
    ...schemaMismatches(made.input, served.input, 'the input'),
  ];
}
