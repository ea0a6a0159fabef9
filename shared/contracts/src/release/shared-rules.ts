import type { Candidate, ReleaseTarget } from './candidate.ts';
import type { Refusal } from './refusal.ts';
import type { SharedUse } from './release-facts.ts';
import type { ShellRelease } from './shell-release.ts';
import { satisfies } from './version-range.ts';

/**
 * No shell of the target serves the contract that the release needs, or the release states a lower contract
 * than it needs.
 */
export function contractRefusals({ manifest }: Candidate, { shells }: ReleaseTarget): Refusal[] {
  const { contract, overlays } = manifest.description;
  if (overlays.some(({ pages }) => pages) && satisfies('1.0', contract)) return [olderThanPages];
  if (shells.length === 0 || shells.some((shell) => satisfies(shell.contract, contract))) return [];
  const served = [...new Set(shells.map((shell) => shell.contract))].join(', ');
  return [
    {
      code: 'contract-unserved',
      reason: `it needs contract ${contract}, and the live shells serve ${served}`,
      remedy: `build against ${served}, or have a shell with contract ${contract.slice(1)} released first`,
    },
  ];
}

const olderThanPages: Refusal = {
  code: 'contract-unserved',
  reason: 'its overlay names pages, which hosts of contract 1.0 do not turn',
  remedy: 'write "contract": "^1.1" in module.json',
};

/** Shared packages that would load twice, or not at all, and exports that the shell does not provide. */
export function sharedRefusals({ facts }: Candidate, { shells }: ReleaseTarget): Refusal[] {
  const [shell] = shells;
  if (!shell) return [];
  return [
    ...facts.bundled.filter((name) => Object.hasOwn(shell.surface, name)).map(compiledIn),
    ...Object.entries(facts.shared).flatMap(([name, use]) => useRefusals(name, use, shell)),
  ];
}

const compiledIn = (name: string): Refusal => ({
  code: 'shared-twice',
  reason: `${name} is compiled into its files, and the shell brings it too`,
  remedy: `build with the house's webpack configuration, which takes ${name} from the shell`,
});

function useRefusals(name: string, use: SharedUse, shell: ShellRelease): Refusal[] {
  const version = shell.versions[name];
  if (version === undefined)
    return [
      {
        code: 'shared-missing',
        reason: `it takes ${name} from the shell, which does not provide it`,
        remedy: `add ${name} to the shell's surface and release the shell, or compile it in`,
      },
    ];
  return [...versionRefusals(name, use, version), ...exportRefusals(name, use, shell)];
}

function versionRefusals(name: string, use: SharedUse, version: string): Refusal[] {
  if (!satisfies(version, use.requires))
    return [
      {
        code: 'shared-missing',
        reason: `it takes ${name} ${use.requires} from the shell, which has ${version}`,
        remedy: `build against ${name} ${version}`,
      },
    ];
  if (use.isSingleton && !use.hasFallback) return [];
  return [
    {
      code: 'shared-twice',
      reason: `${name} may load a second time: it is ${use.isSingleton ? 'shared with a copy of its own' : 'no singleton'}`,
      remedy: `share ${name} as a singleton with import: false, as the house's webpack configuration does`,
    },
  ];
}

function exportRefusals(
  name: string,
  { exports }: SharedUse,
  { surface }: ShellRelease,
): Refusal[] {
  return exports
    .filter((one) => !surface[name]?.includes(one))
    .map((one) => ({
      code: 'import-unprovided' as const,
      reason:
        one === '*'
          ? `it takes ${name} as a whole`
          : `it imports ${one} of ${name}, which the shell does not provide`,
      remedy:
        one === '*'
          ? `import from ${name} by name`
          : `do without ${one}, or have a shell released that provides it`,
    }));
}
