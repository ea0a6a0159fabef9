import type { Closure } from '@croupier/contracts';
import { Retry } from '@croupier/ui';
import { useLoaded } from '../use-loaded.ts';

const loadClosed = () => import(/* webpackChunkName: "closed" */ './closed-page.tsx');

/** Fetches the page of a closed brand; pages of open brands do not load it. */
export function ClosedHost({ closure }: { closure: Closure }) {
  const page = useLoaded(loadClosed, true);
  if (page.state === 'ready') return <page.value.ClosedPage closure={closure} />;
  if (page.state === 'loading') return null;
  return (
    <main>
      <Retry error={page.error} again={page.again} />
    </main>
  );
}
