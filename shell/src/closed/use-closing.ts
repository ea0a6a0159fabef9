import { useEvent } from '@croupier/bus';
import { useClient } from '@croupier/client';
import { calls } from '@croupier/contracts';

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
