import { adminCalls } from '../calls/admin.ts';
import { calls, type CallName } from '../calls/index.ts';
import { events, type Topic, type TopicRule } from '../events.ts';
import { callSchemas } from '../schemas/index.ts';
import { inputShapeOf, openShapeOf } from '../schemas/json-shape-of.ts';
import { payloadShapes } from '../schemas/payload-shapes.ts';
import type { CallContract } from './release-facts.ts';
import type { ShellTopic } from './shell-release.ts';

/** The event table of this build, with the shape of each payload. */
export function compiledTopics(): Readonly<Record<string, ShellTopic>> {
  return Object.fromEntries(
    topicNames.map((name) => [
      name,
      {
        owner: ownerOf(events[name]),
        isOpen: events[name].isOpen ?? false,
        payload: payloadShapes[name] ?? {},
      },
    ]),
  );
}

let compiled: Readonly<Record<string, CallContract>> | undefined;

/** The call table of this build, with the shape of each input and of each answer: 0.3 s at its first use. */
export function compiledCalls(): Readonly<Record<string, CallContract>> {
  compiled ??= Object.fromEntries(callNames.map((name) => [name, contractOf(name)]));
  return compiled;
}

function contractOf(name: CallName): CallContract {
  const { method, path, audience, sealed, once } = calls[name];
  const { input, output } = callSchemas[name];
  const shapes = { input: inputShapeOf(input), output: openShapeOf(output) };
  return { method, path, audience, sealed, once, ...shapes };
}

const topicNames = Object.keys(events).filter((name): name is Topic => name in events);
const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

type Rule = Pick<TopicRule, 'owner' | 'live' | 'isOpen'>;

const ownerOf = ({ owner, live }: Rule) => owner ?? (live ? 'platform' : 'shell');

/** Calls that are not in the builds of players' pages. */
export const adminCallNames: readonly string[] = Object.keys(adminCalls);
