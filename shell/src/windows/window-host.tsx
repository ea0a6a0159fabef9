import { Dialog, Drawer, Retry, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { ShellPart } from '../mount/shell-part.tsx';
import { useLoaded } from '../use-loaded.ts';

interface WindowHostProps<Code> {
  /** Must be the same function on each render. */
  readonly load: () => Promise<Code>;
  readonly title: string;
  /** `side`: beside the page. */
  readonly size?: 's' | 'm' | 'l' | 'side' | undefined;
  readonly onClose: () => void;
  /**
   * The windows on top of this one: they must open after it, or the browser would place this one above them.
   */
  readonly above: ReactNode;
  readonly footer?: ((code: Code) => ReactNode) | undefined;
  readonly children: (code: Code) => ReactNode;
}

/**
 * A window of the shell whose code loads on opening: the window element is the same before and after loading.
 */
export function WindowHost<Code>(props: WindowHostProps<Code>) {
  const { load, title, size, onClose, above, footer, children } = props;
  const loaded = useLoaded(load, true);
  const code = loaded.state === 'ready' ? loaded : null;
  const foot = code && footer?.(code.value);
  const frame = {
    isOpen: true,
    title,
    onClose,
    isWaiting: loaded.state === 'loading',
    footer: foot && <ShellPart>{foot}</ShellPart>,
    children: (
      <>
        {code && <ShellPart isAsked>{children(code.value)}</ShellPart>}
        {loaded.state === 'failed' && <Retry error={loaded.error} onRetry={loaded.retry} />}
        {loaded.state === 'loading' && <Skeleton height={44} lines={4} />}
      </>
    ),
  };
  return (
    <>
      {size === 'side' ? <Drawer {...frame} from="end" /> : <Dialog {...frame} size={size} />}
      {above}
    </>
  );
}
