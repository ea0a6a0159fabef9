import { type Closure, calls } from '@croupier/contracts';
import { Retry } from '@croupier/ui';
import { useLoaded } from '../use-loaded.ts';
import { useEvent } from '@croupier/bus';
import { useClient } from '@croupier/client';

const loadClosed = () => import(/* webpackChunkName: "closed" */ './closed-page.tsx');

/** Fetches the page of a closed brand; pages of open brands do not load it. */
export function ClosedHost({ closure }: { closure: Closure }) {
  const page = useLoaded(loadClosed, true);
  if (page.state === 'ready') return <page.value.ClosedPage closure={closure} />;
  if (page.state === 'loading') return null;
  return (
    <main>
      <Retry error={page.error} onRetry={page.retry} />
    </main>
  );
}

/** Reports that operators closed the site while this page is open. */
export function useClosing(onClosed: () => void): void {
  const client = useClient();
  useEvent('site.changed', () => {
    void client.call(calls.systemStatus, {}).then(
      ({ status }) => (status === 0 ? undefined : onClosed()),
      // After a failed request, the next change sends another one.
      () => undefined,
    );
  });
}

/** Whether the site is closed is part of the page: only a reload shows the change. */
export function reloadPage(): void {
  window.location.reload();
}
