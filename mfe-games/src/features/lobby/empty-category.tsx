import { useTexts } from '@croupier/i18n';
import { ButtonLink, Icon } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { useCategories } from '../../api/categories.ts';
import {
  iconOfCategory,
  lobbyCategories,
  pathOfCategory,
  type LobbyCategory,
} from '../../lib/category.ts';
import styles from './empty-category.module.css';

/**
 * A kind of game that no provider of this brand offers yet: a description of the kind, and links to other
 * games.
 */
export function EmptyCategory({ category }: { category: LobbyCategory }) {
  const { t, formats } = useTexts('mfe-games');
  const lanes = useCategories() ?? [];
  const open = lobbyCategories.flatMap((other) => {
    const lane = lanes.find(({ gameCategory, games }) => gameCategory === other && games > 0);
    return lane && other !== category ? { category: other, games: lane.games } : [];
  });
  return (
    <section className={styles.place}>
      <div className={styles.words}>
        <span className={styles.sign}>
          <Icon name={iconOfCategory(category)} />
        </span>
        <h2 className={styles.title}>{t('lobby.none')}</h2>
        <p className={styles.text}>{t('lobby.noneText')}</p>
        <ButtonLink to="/lottery" variant="primary" icon="lottery">
          {t('lobby.toLottery')}
        </ButtonLink>
      </div>
      {open.length > 0 && (
        <ul className={styles.ways} aria-label={t('lobby.open')}>
          {open.map((other) => (
            <li key={other.category}>
              <Link to={pathOfCategory(other.category)} className={styles.way}>
                <Icon name={iconOfCategory(other.category)} />
                <b>{t(`type.${other.category}.title`)}</b>
                <span>
                  {t('lobby.found', { count: other.games, total: formats.number(other.games) })}
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
