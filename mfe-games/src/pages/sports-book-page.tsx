import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, Skeleton } from '@croupier/ui';
import { useCategories } from '../api/categories.ts';
import { PlayingGame } from '../features/game/playing-game.tsx';
import { SignInToPlay } from '../features/game/sign-in-to-play.tsx';
import styles from './game-page.module.css';

/** Code of the provider whose sports book this page is (specification §2). */
const sportsBookVendor = 'FB';

/** The sports book of the provider coded FB. Without a sports book at the brand, the page does not ask visitors to sign in. */
export function SportsBookPage() {
  const { t } = useTexts('mfe-games');
  const session = useLatestEvent('session.changed');
  const lanes = useCategories();
  const vendors = lanes?.flatMap((lane) => lane.vendors);
  const isClosed = vendors?.every(({ vassalage }) => vassalage !== sportsBookVendor);

  if (session && vendors && !isClosed)
    return <PlayingGame key={session.member.id} play={{ kind: 'sports-book' }} />;
  return (
    <div className={styles.message}>
      <h1 className={styles.unseen}>{t('type.SPORTS.title')}</h1>
      {!vendors ? (
        <div aria-busy="true">
          <Skeleton height={44} lines={3} />
        </div>
      ) : isClosed ? (
        <NoSportsBook />
      ) : (
        <SignInToPlay lobby="/sports" />
      )}
    </div>
  );
}

function NoSportsBook() {
  const { t } = useTexts('mfe-games');
  return (
    <Empty
      title={t('sportsBook.none')}
      text={t('sportsBook.noneText')}
      action={
        <ButtonLink to="/sports" variant="primary">
          {t('sportsBook.toSports')}
        </ButtonLink>
      }
    />
  );
}
