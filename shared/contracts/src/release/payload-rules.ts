import type { Candidate, LiveRelease, ReleaseTarget } from './candidate.ts';
import { misfits, type JsonShape } from './json-shape.ts';
import type { Refusal } from './refusal.ts';
import type { CallLine } from './release-facts.ts';

interface Side {
  readonly name: string;
  readonly publishes: readonly string[];
  readonly reads: readonly string[];
  readonly shapes: Readonly<Record<string, JsonShape>>;
}

/** Payloads that one side sends and another would not understand: against the shell and all live modules. */
export function payloadRefusals(candidate: Candidate, { shells, live }: ReleaseTarget): Refusal[] {
  const own = sideOf(candidate.manifest.description, candidate.facts.topics);
  const others = [
    ...shells.slice(0, 1).map(({ topics }) => ({
      name: 'the shell',
      publishes: Object.keys(topics),
      reads: Object.keys(topics),
      shapes: Object.fromEntries(
        Object.entries(topics).map(([topic, { payload }]) => [topic, payload]),
      ),
    })),
    ...live.map(sideOfLive),
  ];
  const faults = others.flatMap((other) => [...brokenFrom(own, other), ...brokenFrom(other, own)]);
  return [...new Set(faults)].map((reason) => ({
    code: 'payload-broken',
    reason,
    wayOut: 'keep what was there and add beside it, or give the new payload a topic of its own',
  }));
}

function sideOf(
  { name, topics }: Candidate['manifest']['description'],
  shapes: Side['shapes'],
): Side {
  return { name, publishes: topics.publishes, reads: topics.reads, shapes };
}

const sideOfLive = ({ description, facts }: LiveRelease) =>
  sideOf(description, facts?.topics ?? {});

function brokenFrom(sender: Side, reader: Side): string[] {
  return sender.publishes.flatMap((topic) => {
    const sent = sender.shapes[topic];
    const expected = reader.reads.includes(topic) ? reader.shapes[topic] : undefined;
    if (!sent || !expected) return [];
    return misfits(sent, expected, 'the payload').map(
      (fault) => `${topic} from ${sender.name} to ${reader.name}: ${fault}`,
    );
  });
}

/** Calls that a release makes and a platform with this table would not answer as it expects. */
export function brokenCalls(
  made: Readonly<Record<string, CallLine>>,
  table: Readonly<Record<string, CallLine>>,
): Refusal[] {
  return Object.entries(made).flatMap(([name, line]) =>
    lineFaults(line, table[name]).map((fault) => ({
      code: 'call-broken' as const,
      reason: `the call ${name}: ${fault}`,
      wayOut: 'serve the old line beside the new one until no live release makes it',
    })),
  );
}

function lineFaults(made: CallLine, served: CallLine | undefined): readonly string[] {
  if (!served) return ['nothing answers it any more'];
  const traits = (['method', 'path', 'audience', 'sealed', 'once'] as const).filter(
    (trait) => made[trait] !== served[trait],
  );
  return [
    ...traits.map((trait) => `${trait} was ${String(made[trait])} and is ${String(served[trait])}`),
    ...misfits(made.input, served.input, 'the input'),
  ];
}
