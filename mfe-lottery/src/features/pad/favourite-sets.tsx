import type { PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import type { Dispatch } from 'react';
import { choicesOf, countLines, type SlipChange, type SlipEntry } from '../../lib/slip.ts';
import { useStoredList } from '../../lib/use-stored-list.ts';
import styles from './pad.module.css';

interface FavouriteSetsProps {
  readonly gameId: string;
  readonly playType: PlayType;
  readonly entry: SlipEntry;
  readonly change: Dispatch<SlipChange>;
}

const mostSets = 12;
const mostPicks = 500;
const between = ' ';

/** Sets of picks that a player stores in this browser. */
export function FavouriteSets({ gameId, playType, entry, change }: FavouriteSetsProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const [sets, keep] = useStoredList(`sets.${gameId}.${playType.code}`);
  const count = countLines(entry, playType);
  const canKeep = count > 0 && count <= mostPicks;
  if (sets.length === 0 && !canKeep) return null;
  return (
    <div className={styles.sets} role="group" aria-label={t('sets.label')}>
      {sets.map((set, index) => {
        const picks = set.split(between);
        const name = nameOf(picks);
        return (
          // A set has no id except its picks, and may be stored twice.
          <span key={`${index}-${set}`} className={styles.set}>
            <Button
              variant="quiet"
              size="s"
              icon="star"
              aria-label={t('sets.use', { name })}
              onClick={() => change({ kind: 'added', playType: playType.code, picks })}
            >
              <span dir="ltr">{name}</span>
              {picks.length > 1 && ` · ${formats.number(picks.length)}`}
            </Button>
            <Button
              variant="quiet"
              size="s"
              icon="close"
              aria-label={t('sets.forget', { name })}
              onClick={() => keep(sets.filter((_, other) => other !== index))}
            />
          </span>
        );
      })}
      {canKeep && (
        <Button
          variant="quiet"
          size="s"
          icon="plus"
          onClick={() =>
            keep([choicesOf(entry, playType).join(between), ...sets].slice(0, mostSets))
          }
        >
          {t('sets.keep')}
        </Button>
      )}
    </div>
  );
}

function nameOf(picks: readonly string[]): string {
  const text = picks.slice(0, 3).join('  ');
  return picks.length > 3 ? `${text} …` : text;
}
