import type { MenuDescription } from '@croupier/contracts';
import { useState, type ReactNode, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { MoreMenu } from './more-menu.tsx';
import type { Disclosure } from './use-disclosure.ts';
import { useFocusLeaves, usePointer } from './use-pointer.ts';
import { useDelayedClose, type DelayedClose } from './use-delayed-close.ts';
import { VendorMenu } from './vendor-menu.tsx';
import styles from './menus.module.css';

interface NavMenusProps {
  readonly lists: {
    /** The header's list: the home page first, then the entries. */
    readonly list: RefObject<HTMLUListElement | null>;
    readonly permanentList: RefObject<HTMLUListElement | null>;
  };
  readonly entries: readonly MenuDescription[];
  /** Entries with a list of their own, which a narrow screen does not show. */
  readonly permanent: readonly MenuDescription[];
}

const more = 'more';

/** The menus of the header's entries; one is open at a time. */
export function NavMenus({ lists: { list, permanentList }, entries, permanent }: NavMenusProps) {
  const lingering = useDelayedClose();
  const fits = useFirstLine(list, entries.length);
  const hidden = useIsHidden(permanentList) ? permanent : [];
  const rest = [...(fits < Infinity ? entries.slice(fits - 1) : []), ...hidden];
  const [, ...items] = list.current?.children ?? [];
  return (
    <>
      {entries.map((entry, at) => {
        const item = items[at];
        if (!entry.category || !(item instanceof HTMLElement)) return null;
        return createPortal(
          <Unfolding name={entry.label.en} item={item} lingering={lingering}>
            {(fold) => <VendorMenu entry={entry} {...fold} />}
          </Unfolding>,
          item,
          entry.label.en,
        );
      })}
      {rest.length > 0 && <More entries={rest} lingering={lingering} />}
    </>
  );
}

function More({
  entries,
  lingering,
}: Pick<NavMenusProps, 'entries'> & { lingering: DelayedClose }) {
  const [item, setItem] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setItem} className={styles.end}>
      <Unfolding name={more} item={item} lingering={lingering}>
        {(fold) => <MoreMenu entries={entries} {...fold} />}
      </Unfolding>
    </div>
  );
}

interface UnfoldingProps {
  readonly name: string;
  /** The element whose hover opens the menu. */
  readonly item: HTMLElement | null;
  readonly lingering: DelayedClose;
  readonly children: (fold: Disclosure) => ReactNode;
}

function Unfolding({ name, item, lingering, children }: UnfoldingProps) {
  const { open, show, leave, close } = lingering;
  const onOpen = () => show(name);
  const isOpen = open === name;
  usePointer(item, { onEnter: onOpen, onLeave: leave });
  useFocusLeaves(item, () => isOpen && close());
  return children({ isOpen, onOpen, onClose: close });
}

/**
 * The number of a list's items on its first line; the others are not reachable. Without a layout, all items
 * count.
 */
function useFirstLine(list: RefObject<HTMLElement | null>, items: number): number {
  const [count, setCount] = useState(Infinity);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const all = [...element.children].filter((item) => item instanceof HTMLElement);
    const watch = new ResizeObserver(() => {
      const tops = all.map((item) => item.getBoundingClientRect().top);
      const next = tops.findIndex((top) => top > (tops[0] ?? 0));
      const fits = next < 0 ? Infinity : next;
      all.forEach((item, at) => (item.inert = at >= fits));
      setCount(fits);
    });
    // The list's width depends on the window, its items' widths on language and typeface.
    for (const watched of [element, ...all]) watch.observe(watched);
    return () => watch.disconnect();
  }, [list, items]);
  return count;
}

/** Whether the screen is too narrow for a list. Without a layout, the list is shown. */
function useIsHidden(list: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setHidden(element.getClientRects().length === 0));
    watch.observe(element);
    return () => watch.disconnect();
  }, [list]);
  return isHidden;
}
