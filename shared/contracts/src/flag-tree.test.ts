import type { FlagSwitches } from './schemas/brand-settings.ts';
import fc from 'fast-check';
import { capabilitiesOf, flagsOn, flagTree, type FlagBranch } from './flag-tree.ts';
import { flags, type Flag } from './flags.ts';

const switchesOf = (on: readonly Flag[]) =>
  Object.fromEntries(flags.map((flag) => [flag, on.includes(flag)])) as FlagSwitches;

const all = (branches: readonly FlagBranch[]): Flag[] =>
  branches.flatMap(({ flag, children }) => [flag, ...all(children)]);

const parentOf = (child: Flag, branches = flagTree, parent: Flag | null = null): Flag | null => {
  for (const { flag, children } of branches) {
    if (flag === child) return parent;
    if (all(children).includes(child)) return parentOf(child, children, flag);
  }
  throw new Error(`${child} is not in the tree`);
};

test('every flag is in the tree once', () => {
  expect(all(flagTree).sort()).toEqual([...flags].sort());
});

test('a flag is effective only if it and all flags above it are on', () => {
  fc.assert(
    fc.property(fc.subarray([...flags]), (on) => {
      const counting = flagsOn(switchesOf(on));
      for (const flag of flags) {
        const parent = parentOf(flag);
        const expected = on.includes(flag) && (parent === null || counting.includes(parent));
        expect(counting.includes(flag)).toBe(expected);
      }
    }),
  );
});

test('switching off a parent switches off its children', () => {
  const on = ['DIRECTREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'USERNAMEREG3'] as const;
  expect(capabilitiesOf(flagsOn(switchesOf(on)))).toMatchObject({
    register: ['mobile', 'username'],
    mobileNeedsCode: true,
  });
  const closed = on.filter((flag) => flag !== 'DIRECTREG3');
  expect(capabilitiesOf(flagsOn(switchesOf(closed)))).toEqual(capabilitiesOf([]));
});
