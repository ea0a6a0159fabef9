import type { GameIndex, Vendor } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, Tabs } from '@croupier/ui';
import { memo, useId, type ReactNode } from 'react';
import { FilterSheet } from './filter-sheet.tsx';
import { lobbyTabs, type LobbyFilter } from './lobby-filter.ts';
import styles from './lobby.module.css';
import { ClassifyChips } from './narrow-chips.tsx';
import { useChoices } from './use-choices.ts';

interface LobbyFiltersProps {
  readonly filter: LobbyFilter;
  readonly vendors: readonly Vendor[];
  /** The text in the field, ahead of the text that is searched. */
  readonly words: string;
  readonly index: GameIndex | null;
  readonly onChange: (change: Partial<LobbyFilter>) => void;
  readonly onWords: (words: string) => void;
  /** Called when the visitor is about to filter the list. */
  readonly onReady: () => void;
  /** Placed at the end of the row. */
  readonly beside?: ReactNode;
}

/**
 * The filters of the lobby in one row: lists, name, sorts of games, and a sheet with all choices. A filter is shown if
 * it has more than one option.
 */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { filter, vendors, words, index, onChange, onWords, onReady, beside } = props;
  return (
    <div className={styles.line} onPointerEnter={onReady} onFocus={onReady}>
      <Lists tab={filter.tab} onChange={onChange} />
      <Search words={words} onWords={onWords} />
      <Narrowing
        category={filter.category}
        vassalage={filter.vassalage}
        classify={filter.classify}
        minBet={filter.minBet}
        vendors={vendors}
        index={index}
        onChange={onChange}
      />
      {beside}
    </div>
  );
}

const Lists = memo(function Lists({
  tab,
  onChange,
}: Pick<LobbyFilter, 'tab'> & Pick<LobbyFiltersProps, 'onChange'>) {
  const { t } = useTexts('mfe-games');
  return (
    <Tabs
      label={t('lobby.list')}
      value={tab}
      onChange={(id) => onChange({ tab: lobbyTabs.find((one) => one === id) ?? 'all' })}
      tabs={lobbyTabs.map((id) => ({ id, label: t(`lobby.${id}`) }))}
    />
  );
});

type NarrowingProps = Omit<LobbyFilter, 'tab' | 'searchText'> &
  Pick<LobbyFiltersProps, 'vendors' | 'index' | 'onChange'>;

/** Memoised: typing does not change these choices. */
const Narrowing = memo(function Narrowing(props: NarrowingProps) {
  const { classify, minBet, vendors, vassalage, onChange } = props;
  const { classifies, minBets } = useChoices(props, props.index);
  if (!classifies) return null;
  return (
    <>
      {classifies.length > 1 && (
        <div className={styles.chips}>
          <ClassifyChips
            classifies={classifies}
            value={classify}
            onChange={(value) => onChange({ classify: value })}
          />
        </div>
      )}
      <FilterSheet
        chosen={{ vassalage, classify, minBet }}
        vendors={vendors}
        classifies={classifies}
        minBets={minBets}
        onChange={onChange}
      />
    </>
  );
});

function Search({ words, onWords }: Pick<LobbyFiltersProps, 'words' | 'onWords'>) {
  const { t } = useTexts('mfe-games');
  const searchId = useId();
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={searchId} className={styles.searchLabel}>
        <Icon name="search" />
        <span>{t('lobby.search')}</span>
      </label>
      <input
        id={searchId}
        type="search"
        className={styles.words}
        placeholder={t('lobby.searchHint')}
        value={words}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onWords(event.target.value)}
      />
    </div>
  );
}
