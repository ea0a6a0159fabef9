import { Tabs } from '@croupier/ui';
import { useState, type ReactNode } from 'react';

interface WaysProps<Way extends string> {
  readonly label: string;
  /** The first is shown first; a single way shows no tabs. */
  readonly ways: readonly Way[];
  readonly nameOf: (way: Way) => string;
  readonly children: (way: Way) => ReactNode;
}

/** Several ways under tabs. An opened tab stays mounted, so that switching tabs keeps typed text. */
export function MethodTabs<Way extends string>({ label, ways, nameOf, children }: WaysProps<Way>) {
  const [opened, setOpened] = useState(ways.slice(0, 1));
  const [way, setWay] = useState(ways[0]);

  function open(id: string): void {
    const next = ways.find((one) => one === id);
    if (!next) return;
    setWay(next);
    setOpened((before) => (before.includes(next) ? before : [...before, next]));
  }

  return (
    <>
      {ways.length > 1 && (
        <Tabs
          label={label}
          tabs={ways.map((one) => ({ id: one, label: nameOf(one) }))}
          value={way ?? ''}
          onChange={open}
        />
      )}
      {opened.map((one) => (
        <div key={one} hidden={one !== way}>
          {children(one)}
        </div>
      ))}
    </>
  );
}
