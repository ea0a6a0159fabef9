import type { Candidate, LiveRelease, ReleaseTarget } from './candidate.ts';
import { schemaMismatches, type JsonShape } from './json-shape.ts';
import type { Refusal } from './refusal.ts';
import type { ShellTopic } from './shell-release.ts';

/** Who publishes and receives which topics, and the payload shapes. */
export interface Side {
  readonly name: string;
  readonly publishes: readonly string[];
  readonly reads: readonly string[];
  readonly shapes: Readonly<Record<string, JsonShape>>;
}

/**
 * Payloads that one side sends and another would not understand: checked against the shell and all live
 * modules.
 */
export function payloadRefusals(candidate: Candidate, { shells, live }: ReleaseTarget): Refusal[] {
  const own = sideOf(candidate.manifest.description, candidate.facts.topics);
  const others = [
    ...shells.slice(0, 1).map(({ topics }) => sideOfTable('the shell', topics)),
    ...live.map(sideOfLive),
  ];
  return brokenBetween(own, others);
}

/** Payloads that one of two sides would send and the other would not understand. */
export function brokenBetween(own: Side, others: readonly Side[]): Refusal[] {
  const errors = others.flatMap((other) => [...brokenFrom(own, other), ...brokenFrom(other, own)]);
  return [...new Set(errors)].map((reason) => ({
    code: 'payload-broken',
    reason,
    remedy: 'keep what was there and add beside it, or give the new payload a topic of its own',
  }));
}

/** An event table: it carries every topic in both directions. */
export function sideOfTable(name: string, topics: Readonly<Record<string, ShellTopic>>): Side {
  const shapes = Object.fromEntries(
    Object.entries(topics).map(([topic, { payload }]) => [topic, payload]),
  );
  return { name, publishes: Object.keys(topics), reads: Object.keys(topics), shapes };
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
    return schemaMismatches(sent, expected, 'the payload').map(
      (error) => `${topic} from ${sender.name} to ${reader.name}: ${error}`,
    );
  });
}
