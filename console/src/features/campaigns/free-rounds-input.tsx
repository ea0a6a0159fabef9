import type { LobbyGame, Reward } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useShownGames } from '../../lib/use-shown-games.ts';
import { usualTerms } from './begin.ts';
import styles from './campaigns.module.css';
import { AmountField } from '../../lib/amount-field.tsx';
import { NumberInput } from '../../lib/number-input.tsx';
import { WageringInput } from './wagering-input.tsx';

type FreeRoundsReward = Extract<Reward, { kind: 'free-rounds' }>;

/** Ten rounds in a game; wins are cash. */
export const freeRoundsIn = ({ nodeId, name }: LobbyGame): FreeRoundsReward => ({
  kind: 'free-rounds',
  game: { nodeId, name },
  rounds: 10,
  stake: '1.00',
  days: 7,
  terms: null,
});

interface FreeRoundsInputProps {
  readonly brand: string;
  readonly reward: FreeRoundsReward;
  readonly onChange: (reward: FreeRoundsReward) => void;
}

export function FreeRoundsInput({ brand, reward, onChange }: FreeRoundsInputProps) {
  const { t, local } = useTexts('console');
  const [words, setWords] = useState('');
  const games = useShownGames(brand, words);
  const { nodeId } = reward.game;
  const others = games.filter((game) => game.nodeId !== nodeId);
  const { terms } = reward;
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          type="search"
          name="words"
          label={t('freeRounds.findGame')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          autoComplete="off"
        />
        <Select
          name="game"
          label={t('freeRounds.game')}
          value={nodeId}
          onChange={({ currentTarget: { value } }) => {
            const game = games.find((one) => one.nodeId === value);
            if (game) onChange({ ...reward, game: { nodeId: game.nodeId, name: game.name } });
          }}
        >
          <option value={nodeId}>{local(reward.game.name)}</option>
          {others.map((game) => (
            <option key={game.nodeId} value={game.nodeId}>
              {local(game.name)} · {game.vassalage}
            </option>
          ))}
        </Select>
        <NumberInput
          name="rounds"
          label={t('freeRounds.rounds')}
          value={reward.rounds}
          onChange={(rounds) => onChange({ ...reward, rounds })}
        />
        <AmountField
          name="stake"
          label={t('freeRounds.stake')}
          value={reward.stake}
          onChange={(stake) => onChange({ ...reward, stake })}
        />
        <NumberInput
          name="roundDays"
          label={t('freeRounds.days')}
          value={reward.days}
          onChange={(days) => onChange({ ...reward, days })}
        />
      </div>
      <Checkbox
        name="winsAreBonus"
        label={t('campaigns.winsAreBonus')}
        checked={terms !== null}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...reward, terms: checked ? usualTerms : null })
        }
      />
      {terms && (
        <WageringInput terms={terms} onChange={(next) => onChange({ ...reward, terms: next })} />
      )}
    </>
  );
}
