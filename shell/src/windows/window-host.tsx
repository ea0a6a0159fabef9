import { Dialog, Retry, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLoaded } from '../use-loaded.ts';

interface WindowHostProps<Code> {
  /** The same function each time. */
  readonly load: () => Promise<Code>;
  /** What it is called until its code has come. */
  readonly title: string;
  readonly size?: 's' | 'm' | undefined;
  readonly onClose: () => void;
  /** The windows on top of it: they open after it, or the browser would put it over them. */
  readonly above: ReactNode;
  readonly children: (code: Code) => ReactNode;
}

/** Fetches the code of a window of the shell when one is opened. */
export function WindowHost<Code>(props: WindowHostProps<Code>) {
  const { load, title, size, onClose, above, children } = props;
  const loaded = useLoaded(load, true);
  if (loaded.state === 'ready')
    return (
      <>
        {children(loaded.value)}
        {above}
      </>
    );
  return (
    <Dialog isOpen size={size} title={title} onClose={onClose}>
      {loaded.state === 'failed' ? (
        <Retry error={loaded.error} again={loaded.again} />
      ) : (
        <Skeleton height={44} lines={4} />
      )}
    </Dialog>
  );
}
