import { pageMeantBy, pagesNear, withQuery } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Motif, Logo, useSite } from '@croupier/ui';
import { NearLinks } from '@croupier/ui/near-links';
import type { ReactNode } from 'react';
import { Navigate, parsePath, useLocation } from 'react-router-dom';
import { titleOf } from '../routing/title-of.ts';
import { viewOf } from '../routing/view-of.ts';
import styles from './pages.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page with one message and the next step. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className={styles.message}>
      <Motif />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** No page has this path: leads to the page that the path means, if it means one. */
export function MissingPage() {
  const { t } = useTexts('shell');
  const { pathname, search } = useLocation();
  const meant = pageMeantBy(pathname);
  if (meant !== null) return <Navigate to={withQuery(meant, search)} replace />;
  return (
    <MessagePage title={t('missing.title')} text={t('missing.text')}>
      <NearPages path={pathname} />
      <HomeLink />
    </MessagePage>
  );
}

/** The pages of the brand whose addresses are most like one that no page has. */
function NearPages({ path }: { path: string }) {
  const texts = useTexts('shell');
  const site = useSite();
  const paths = site.modules.flatMap(({ description }) =>
    description.routes.map((route) => route.path),
  );
  const near = pagesNear(path, paths)
    .map((page) => ({ page, view: viewOf(site, parsePath(page).pathname ?? page) }))
    .filter(
      ({ page, view }) => !page.includes(':') && view.kind !== 'off' && view.kind !== 'missing',
    );
  return (
    <NearLinks
      title={texts.t('missing.near')}
      links={near.map(({ page, view }) => ({ to: page, name: titleOf(view, texts) }))}
    />
  );
}

/** The module that owns this path is disabled for this brand. */
export function OffPage() {
  const { t } = useTexts('shell');
  return (
    <MessagePage title={t('off.title')} text={t('off.text')}>
      <HomeLink />
    </MessagePage>
  );
}

function HomeLink() {
  const { t } = useTexts('shell');
  return (
    <ButtonLink to="/" variant="primary" icon="home">
      {t('home.back')}
    </ButtonLink>
  );
}

/** The background of the log-in dialog on its own page: the brand, and nothing that needs a session. */
export function LoginPage() {
  const { t } = useTexts('shell');
  const { brand } = useSite();
  return (
    <div className={styles.message}>
      <Motif />
      <Logo look={brand.mark} name={brand.word} />
      <h1 tabIndex={-1}>{t('signIn.login')}</h1>
    </div>
  );
}
