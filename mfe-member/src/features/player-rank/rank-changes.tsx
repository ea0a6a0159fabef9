import type { RankChange } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Section } from '@croupier/ui';
import styles from './player-rank.module.css';

/** When the level rose or fell, newest first. */
export function RankChanges({ changes }: { changes: readonly RankChange[] }) {
  const { t, formats } = useTexts('mfe-member');
  return (
    <Section title={t('player-rank.history')}>
      {changes.length === 0 ? (
        <Empty
          look="row"
          art="gift"
          title={t('player-rank.empty')}
          text={t('player-rank.empty-text')}
        />
      ) : (
        <ol role="list" className={styles.changes}>
          {changes.map(({ from, to, reason, at }) => (
            <li key={at}>
              <span>
                {t(`player-rank.change.${reason}`, {
                  from: formats.number(from),
                  to: formats.number(to),
                })}
              </span>
              <time dateTime={at} className={styles.note}>
                {formats.dateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
