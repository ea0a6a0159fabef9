import type { ModuleDescription } from '../module-description.ts';
import { isShellWindow } from '../shell-windows.ts';
import type { Candidate, ReleaseTarget } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** Paths, slot positions and overlays that another live module, or the shell, owns. */
export function placeRefusals({ manifest }: Candidate, { live }: ReleaseTarget): Refusal[] {
  const ofTheShell = manifest.description.overlays.filter(({ overlay }) => isShellWindow(overlay));
  return [
    ...live.flatMap(({ description }) =>
      commonClaims(manifest.description, description).map((claim) => ({
        code: 'owned-by-another' as const,
        reason: `${claim} belongs to ${description.name} (${description.owner})`,
        remedy: `choose another, or ask for ${description.name} to be switched off first`,
      })),
    ),
    ...ofTheShell.map(({ overlay }) => ({
      code: 'owned-by-another' as const,
      reason: `the window ${overlay} is the shell's own`,
      remedy: 'choose another name for the overlay',
    })),
  ];
}

/** What two modules both claim, each as a phrase. */
export function commonClaims(one: ModuleDescription, other: ModuleDescription): readonly string[] {
  const claims = claimsOf(other);
  return claimsOf(one).filter((claim) => claims.includes(claim));
}

/** `/a/:x` and `/a/:y` are the same path. */
function claimsOf({ routes, slots, overlays }: ModuleDescription): string[] {
  return [
    ...routes.map(({ path }) => `the path ${path.replace(/:[^/]+/g, ':')}`),
    ...slots.map(({ into, part }) => `the part ${part} of the slot ${into}`),
    ...overlays.map(({ overlay }) => `the overlay ${overlay}`),
  ];
}

/** Topics that the shell does not know, or that another owner publishes. */
export function topicRefusals({ manifest }: Candidate, { shells }: ReleaseTarget): Refusal[] {
  const [shell] = shells;
  if (!shell) return [];
  const { name, topics } = manifest.description;
  const unknown = [...topics.publishes, ...topics.reads].filter(
    (topic) => !Object.hasOwn(shell.topics, topic),
  );
  const foreign = topics.publishes.flatMap((topic) => {
    const { owner, isOpen } = shell.topics[topic] ?? { owner: name, isOpen: true };
    return isOpen || owner === name ? [] : [{ topic, owner }];
  });
  return [
    ...[...new Set(unknown)].map((topic) => ({
      code: 'topic-unknown' as const,
      reason: `the live shell carries no topic ${topic}`,
      remedy: 'add it to the event table and have a shell released with it, or leave it out',
    })),
    ...foreign.map(({ topic, owner }) => ({
      code: 'owned-by-another' as const,
      reason: `the topic ${topic} belongs to ${owner}: ${name} may read it and not publish it`,
      remedy: 'publish a topic of your own, with your module as its owner in the event table',
    })),
  ];
}
