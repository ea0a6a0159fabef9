import type { RouteDescription, SiteModule } from '@croupier/contracts';
import { Skeleton } from '@croupier/ui';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { asksOf, prefetchCalls } from './prefetch.ts';
import { PieceView } from './piece-view.tsx';
import styles from './mount.module.css';

interface PageMountProps {
  readonly module: SiteModule;
  readonly route: RouteDescription;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of the module that owns the path. The page's own route wraps it, for `useParams`. */
export function PageMount({ module, route, params }: PageMountProps) {
  const shell = useShell();
  const { pages, precedence } = shell;
  useEffect(() => {
    precedence.goesFirst(pages.want(module, route.page));
    prefetchCalls(shell, asksOf(route, shell.session.current()));
  }, [shell, pages, precedence, module, route]);
  const page = (
    <PieceView
      // Another page starts with its own state, never with the state of the previous page.
      key={`${module.description.name}/${route.page}`}
      store={pages}
      module={module}
      name={route.page}
      props={{ params: { ...params } }}
      skeleton={<PageSkeleton />}
    />
  );
  return (
    <Routes>
      <Route path={route.path} element={page} />
    </Routes>
  );
}

function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="min(60%, 20rem)" height={36} />
      <Skeleton height={48} />
      <div className={styles.tiles}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={140} />
        ))}
      </div>
    </div>
  );
}
