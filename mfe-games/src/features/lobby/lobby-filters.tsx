import type { ClassifyCount, GameIndex } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, Icon, Skeleton, Tabs, useMoney } from '@croupier/ui';
import { memo, useId } from 'react';
import { useClassifyName } from '../../lib/use-classify-name.ts';
import { lobbyTabs, type LobbyFilter, type MinBetStep } from './lobby-filter.ts';
import styles from './lobby.module.css';
import { useChoices } from './use-choices.ts';

interface LobbyFiltersProps {
  readonly filter: LobbyFilter;
  /** The text in the field, ahead of the text that is searched. */
  readonly words: string;
  readonly index: GameIndex | null;
  readonly onChange: (change: Partial<LobbyFilter>) => void;
  readonly onWords: (words: string) => void;
  /** Called when the visitor is about to filter the list. */
  readonly onReady: () => void;
}

const chipHeight = 44;

/** The filters of the lobby. A filter is shown if it has more than one option. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { filter, words, index, onChange, onWords, onReady } = props;
  return (
    <>
      <div className={styles.line} onPointerEnter={onReady} onFocus={onReady}>
        <Lists tab={filter.tab} onChange={onChange} />
        <Search words={words} onWords={onWords} />
      </div>
      <Chips
        category={filter.category}
        vassalage={filter.vassalage}
        classify={filter.classify}
        minBet={filter.minBet}
        index={index}
        onChange={onChange}
        onReady={onReady}
      />
    </>
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

type ChipsProps = Omit<LobbyFilter, 'tab' | 'words'> &
  Pick<LobbyFiltersProps, 'index' | 'onChange' | 'onReady'>;

/** Memoised: typing does not change the chips. */
const Chips = memo(function Chips(props: ChipsProps) {
  const { classify, minBet, onChange, onReady } = props;
  const { classifies, minBets } = useChoices(props, props.index);
  if (!classifies) return <ChipsPlace />;
  if (classifies.length <= 1 && minBets.length === 0) return null;
  return (
    <div className={styles.chips} onPointerEnter={onReady} onFocus={onReady}>
      {classifies.length > 1 && (
        <Classifies
          classifies={classifies}
          value={classify}
          onChange={(value) => onChange({ classify: value })}
        />
      )}
      {minBets.length > 0 && (
        <MinBets steps={minBets} value={minBet} onChange={(value) => onChange({ minBet: value })} />
      )}
    </div>
  );
});

/** Reserves the space of one line of chips. */
export function ChipsPlace() {
  return (
    <div className={styles.chips}>
      <Skeleton width="min(100%, 30rem)" height={chipHeight} />
    </div>
  );
}

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

interface ChoiceProps<Item, Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly classifies?: readonly Item[];
}

function Classifies({ classifies = [], value, onChange }: ChoiceProps<ClassifyCount, string>) {
  const { t, formats } = useTexts('mfe-games');
  const nameOf = useClassifyName();
  return (
    <ChipGroup
      label={t('lobby.classify')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('lobby.everyClassify') },
        ...classifies.map(({ gameClassify, games }) => ({
          value: gameClassify,
          label: (
            <>
              {nameOf(gameClassify)}
              <small className={styles.count}>{formats.number(games)}</small>
            </>
          ),
        })),
      ]}
    />
  );
}

interface MinBetsProps {
  readonly steps: readonly MinBetStep[];
  readonly value: LobbyFilter['minBet'];
  readonly onChange: (value: LobbyFilter['minBet']) => void;
}

function MinBets({ steps, value, onChange }: MinBetsProps) {
  const { t } = useTexts('mfe-games');
  const money = useMoney();
  return (
    <ChipGroup
      label={t('lobby.minBet')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('lobby.everyMinBet') },
        ...steps.map(({ step, isEmpty }) => ({
          value: step,
          label: t('lobby.upTo', { amount: money(step) }),
          // One that the address brought stays chosen, and its empty list says how to leave it.
          isDisabled: isEmpty && step !== value,
        })),
      ]}
    />
  );
}
