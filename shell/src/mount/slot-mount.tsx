import type { SiteManifest, SiteModule, SlotDescription, SlotName } from '@croupier/contracts';
import { Skeleton } from '@croupier/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useShell } from '../shell-scope.tsx';
import { hasFlag } from '../site.ts';
import { PieceView } from './piece-view.tsx';
import styles from './mount.module.css';
import { whenIdle } from './page-idle.ts';

interface FoundPart {
  readonly module: SiteModule;
  readonly slot: SlotDescription;
}

/** The parts that the brand's modules add to a slot, in order. */
export function partsOf(site: SiteManifest, into: SlotName): readonly FoundPart[] {
  return site.modules
    .flatMap((module) => module.description.slots.map((slot) => ({ module, slot })))
    .filter(({ slot }) => slot.into === into && hasFlag(site, slot.flag))
    .sort((one, other) => one.slot.order - other.slot.order);
}

interface SlotMountProps {
  readonly into: SlotName;
  /** The slot above, whose first part loads first. */
  readonly after?: SlotName;
}

/**
 * A named slot that modules fill. Each part loads when it approaches the viewport, or when the page is idle.
 */
export function SlotMount({ into, after }: SlotMountProps) {
  const { site } = useShell();
  return partsOf(site, into).map((part) => (
    <PartMount
      key={`${part.module.description.name}/${part.slot.part}`}
      part={part}
      after={after}
    />
  ));
}

interface PartMountProps {
  readonly part: FoundPart;
  readonly after: SlotName | undefined;
}

function PartMount({ part: { module, slot }, after }: PartMountProps) {
  const { parts } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(place, useTurn(after));
  return (
    <div ref={place} className={styles.part} data-part={slot.part}>
      <PieceView
        store={parts}
        module={module}
        name={slot.part}
        props={{}}
        skeleton={<PartSpace {...slot} />}
        isTurn={isNear}
      />
    </div>
  );
}

/** As high as the description says, so that loading the part moves nothing. */
function PartSpace({ height }: SlotDescription) {
  return (
    <div className={styles.space} aria-hidden="true">
      <Skeleton height={height.phone} />
      <Skeleton height={height.desktop} />
    </div>
  );
}

/** The maximum wait for the previous slot. */
const patienceMs = 3_000;

/** Becomes true permanently when the first part of the previous slot has loaded, or takes too long. */
function useTurn(before: SlotName | undefined): boolean {
  const { site, parts } = useShell();
  const [first] = before ? partsOf(site, before) : [];
  const module = first?.module;
  const part = first?.slot.part;
  const [isTurn, setTurn] = useState(!module);
  useEffect(() => {
    if (isTurn || !module || !part) return;
    const take = () => setTurn(true);
    void parts.want(module, part).then(take);
    const end = setTimeout(take, patienceMs);
    return () => clearTimeout(end);
  }, [isTurn, module, part, parts]);
  return isTurn;
}

const nearMargin = '400px';

/**
 * Becomes true permanently when the element approaches the viewport or the page is idle; in data-saver mode
 * only on approach.
 */
export function useIsNearViewport(ref: RefObject<Element | null>, isTurn = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !isTurn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    const cancel = whenIdle(() => setNear(true));
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [ref, isNear, isTurn]);
  return isNear;
}
