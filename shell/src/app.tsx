import { bannerGroupOf, type FrameKind, type SiteManifest } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Toaster } from '@croupier/ui';
import { Suspense, useRef, type ReactNode, useEffect, type ComponentType } from 'react';
import { useLocation, BrowserRouter } from 'react-router-dom';
import { ClosedHost, reloadPage, useClosing } from './closed/closed-host.tsx';
import { BottomNav } from './frame/main-nav.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { PageTop } from './features/banners/page-top.tsx';
import { WinNews } from './features/win-news/win-news.tsx';
import { GreetingHost } from './features/notices/news-host.tsx';
import { SideBarHost } from './features/support/side-bar-host.tsx';
import { PlayWatch } from './features/reality-check/play-watch.tsx';
import { OverlayHost } from './frame/overlay-host.tsx';
import { mainId, SkipLink, TopBar } from './frame/top-bar.tsx';
import { HelpHost } from './help/help-host.tsx';
import { InspectHost } from './inspect/inspect-host.tsx';
import { useModuleErrors } from './mount/use-module-errors.ts';
import { PageMount } from './mount/page-mount.tsx';
import { ShellPart } from './mount/shell-part.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LoginPage, MissingPage, OffPage } from './pages/message-page.tsx';
import { OwnPage } from './pages/own-page.tsx';
import { PreviewHost } from './preview/preview-host.tsx';
import { PageHeadHost, usePageTitle } from './routing/page-head-host.tsx';
import { titleOf } from './routing/title-of.ts';
import { useRouteFocus } from './routing/use-route-focus.ts';
import { useScrollMemory } from './routing/use-scroll-memory.ts';
import { viewOf, type View } from './routing/view-of.ts';
import { EntryRules } from './sign-in/entry-rules.tsx';
import { useShell, ShellScopes } from './shell-scope.tsx';
import { StoredPageNotice, NewVersionNotice } from './versions/new-version-notice.tsx';
import styles from './app.module.css';
import type { Shell } from './start.ts';

function App() {
  const { site } = useShell();
  if (site.closure) return <ClosedHost closure={site.closure} />;
  return (
    <>
      <Frame site={site} />
      <ShellPart>
        <OverlayHost />
      </ShellPart>
      <ShellPart>
        <EntryRules />
      </ShellPart>
      <ShellPart>
        <PageHeadHost />
      </ShellPart>
      <ShellPart>
        <GreetingHost />
      </ShellPart>
      <ShellPart>
        <WinNews />
      </ShellPart>
      <ShellPart>
        <InspectHost />
      </ShellPart>
      <ShellPart>
        <PreviewHost />
      </ShellPart>
      <Toaster />
    </>
  );
}

/** Loads after the frame is shown. */
const growing: readonly View['kind'][] = ['page', 'home', 'help', 'own'];

/**
 * The frame around a page; the page's route decides which parts of the frame are shown. Over the server's
 * markup its parts hydrate one by one, after the page, which the visitor requested; a pressed part hydrates
 * immediately.
 */
function Frame({ site }: { site: SiteManifest }) {
  const { isKept } = useShell();
  const texts = useTexts('shell');
  const { pathname } = useLocation();
  const view = viewOf(site, pathname);
  const frame = frameOf(view);
  const plays = view.kind === 'page' && view.route.plays === true;
  const hasNavigation = frame !== 'bare' && !(view.kind === 'page' && view.route.hidesNavigation);
  const main = useRef<HTMLElement>(null);
  usePageTitle(titleOf(view, texts), site.brand.name);
  useRouteFocus(main);
  useScrollMemory();
  useModuleErrors();
  useClosing(reloadPage);
  return (
    <div className={styles.frame} data-frame={frame} data-navigates={hasNavigation || undefined}>
      <SkipLink />
      <Step>{frame === 'full' && <TopBar />}</Step>
      <Step>{frame !== 'bare' && <Header hasNavigation={hasNavigation} />}</Step>
      <Step>{frame === 'full' && <PageTop group={groupOf(site, pathname)} />}</Step>
      <main
        ref={main}
        id={mainId}
        tabIndex={-1}
        className={styles.main}
        data-grows={growing.includes(view.kind) || undefined}
        data-plays={plays || undefined}
      >
        <ShellPart>{plays && <PlayWatch />}</ShellPart>
        <ShellPart isAsked>
          <Page view={view} />
        </ShellPart>
      </main>
      <Step>{frame === 'full' && <Footer />}</Step>
      <Step>{hasNavigation && <BottomNav />}</Step>
      <ShellPart>
        <SideBarHost isShown={frame === 'full'} />
      </ShellPart>
      {isKept ? <StoredPageNotice /> : <NewVersionNotice isInGame={frame === 'bare'} />}
    </div>
  );
}

/** A part of the frame that hydrates and fails independently. */
function Step({ children }: { children: ReactNode }) {
  return (
    <ShellPart>
      <Suspense>{children}</Suspense>
    </ShellPart>
  );
}

const groupOf = ({ modules }: SiteManifest, path: string) =>
  bannerGroupOf(
    modules.flatMap(({ description }) => description.routes),
    path,
  );

/** The log-in page has no header (specification §2). */
function frameOf(view: View): FrameKind {
  if (view.kind === 'sign-in' && view.form === 'login') return 'bare';
  if (view.kind === 'help') return view.frame;
  return (view.kind === 'page' && view.route.frame) || 'full';
}

function Page({ view }: { view: View }) {
  if (view.kind === 'page') return <PageMount {...view} />;
  if (view.kind === 'help') return <HelpHost />;
  if (view.kind === 'own') return <OwnPage page={view.page} />;
  if (view.kind === 'off') return <OffPage />;
  if (view.kind === 'missing') return <MissingPage />;
  if (view.kind === 'sign-in' && view.form === 'login') return <LoginPage />;
  return <HomePage />;
}

interface ShellRootProps {
  readonly shell: Shell;
  /** The router of the page's address; default: the browser's. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** Called when the page is in the document and interactive; must be the same function on each render. */
  readonly onListening?: () => void;
}

/** The page with all dependencies of its parts. */
export function ShellRoot({ shell, Router = BrowserRouter, onListening }: ShellRootProps) {
  useEffect(() => {
    // A pressed part hydrates with this call, but not while effects still run.
    if (onListening) queueMicrotask(onListening);
  }, [onListening]);
  return (
    <ShellScopes shell={shell}>
      <Router>
        <App />
      </Router>
    </ShellScopes>
  );
}
