import { z } from 'zod';
import { adminCalls } from '../calls/admin.ts';
import { calls, type CallName } from '../calls/index.ts';
import { events, type Topic, type TopicRule } from '../events.ts';
import { inputSchemas } from '../schemas/index.ts';
import { topicSchemas } from '../schemas/topics.ts';
import type { JsonShape } from './json-shape.ts';
import type { CallLine } from './release-facts.ts';
import type { ShellTopic } from './shell-release.ts';

/** The event table of this build, with the shape of each payload. */
export function compiledTopics(): Readonly<Record<string, ShellTopic>> {
  return Object.fromEntries(
    topicNames.map((name) => [
      name,
      {
        owner: ownerOf(events[name]),
        isOpen: events[name].isOpen ?? false,
        payload: shapeOf(topicSchemas[name]),
      },
    ]),
  );
}

/** The call table of this build, with the shape of each input. */
export function compiledCalls(): Readonly<Record<string, CallLine>> {
  return Object.fromEntries(
    callNames.map((name) => {
      const { method, path, audience, sealed, once } = calls[name];
      return [name, { method, path, audience, sealed, once, input: shapeOf(inputSchemas[name]) }];
    }),
  );
}

const topicNames = Object.keys(events).filter((name): name is Topic => name in events);
const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

type Rule = Pick<TopicRule<unknown>, 'owner' | 'live' | 'isOpen'>;

const ownerOf = ({ owner, live }: Rule) => owner ?? (live ? 'platform' : 'shell');

/** As plain data: without `$schema`, which does not describe the value. */
function shapeOf(schema: z.ZodType): JsonShape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return JSON.parse(JSON.stringify(shape), asOptions);
}

/** Normalizes "a string or null": as options, never as a list of types. */
function asOptions(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  const { type, ...rest } = value;
  return Array.isArray(type) ? { anyOf: type.map((one) => ({ ...rest, type: one })) } : value;
}

/** Calls that are not in the builds of players' pages. */
export const adminCallNames: readonly string[] = Object.keys(adminCalls);
