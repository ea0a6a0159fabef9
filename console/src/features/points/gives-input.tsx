import type { GameId, PointItemDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { NumberInput } from '../../lib/number-input.tsx';
import { ChoiceInput } from '../brand-settings/choice-input.tsx';
import { usualTerms } from '../campaigns/begin.ts';
import type { DraftInputs } from '../documents/document-view.ts';
import styles from './points.module.css';

type Gives = PointItemDraft['gives'];
type Kind = Gives['kind'];

const kinds: readonly Kind[] = ['physical', 'cash', 'bonus', 'free-rounds'];

const gameId = (text: string) => text as GameId;
const unnamed = { en: '', bn: '', es: '', ar: '' };

/** What each kind begins with. */
const beginnings: { readonly [Name in Kind]: Extract<Gives, { readonly kind: Name }> } = {
  physical: { kind: 'physical' },
  cash: { kind: 'cash', amount: '10.00' },
  bonus: { kind: 'bonus', amount: '100.00', terms: usualTerms },
  'free-rounds': {
    kind: 'free-rounds',
    game: { nodeId: gameId(''), name: unnamed },
    rounds: 10,
    stake: '1.00',
    days: 14,
    terms: null,
  },
};

/** What a member gets for the points. */
export function GivesInput({ draft: { gives }, errors, set }: DraftInputs<PointItemDraft>) {
  const { t } = useTexts('console');
  const error = Object.entries(errors).find(([field]) => field.startsWith('draft.gives'))?.[1];
  const change = (next: Gives) => set({ gives: next });
  return (
    <div className={styles.fields}>
      <ChoiceInput
        name="gives"
        label={t('points.item.gives')}
        choices={kinds}
        value={gives.kind}
        wordsFor={(kind) => t(`points.gives.${kind}`)}
        onChange={(kind) => change(beginnings[kind])}
      />
      {(gives.kind === 'cash' || gives.kind === 'bonus') && (
        <Decimal
          name="amount"
          label={t('points.item.amount')}
          value={gives.amount}
          error={error}
          onChange={(amount) => change({ ...gives, amount })}
        />
      )}
      {gives.kind === 'bonus' && (
        <>
          <NumberInput
            name="times"
            label={t('points.item.times')}
            value={gives.terms.times}
            onChange={(times) => change({ ...gives, terms: { ...gives.terms, times: times } })}
          />
          <NumberInput
            name="days"
            label={t('points.item.days')}
            value={gives.terms.days}
            onChange={(days) => change({ ...gives, terms: { ...gives.terms, days: days } })}
          />
        </>
      )}
      {gives.kind === 'free-rounds' && <FreeRounds gives={gives} error={error} onChange={change} />}
    </div>
  );
}

interface FreeRoundsProps {
  readonly gives: Extract<Gives, { readonly kind: 'free-rounds' }>;
  readonly error: string | undefined;
  readonly onChange: (gives: Gives) => void;
}

function FreeRounds({ gives, error, onChange }: FreeRoundsProps) {
  const { t } = useTexts('console');
  const { nodeId, name } = gives.game;
  return (
    <>
      <TextInput
        name="nodeId"
        label={t('points.item.game')}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
        value={nodeId}
        error={error}
        onChange={(event) =>
          onChange({ ...gives, game: { name, nodeId: gameId(event.currentTarget.value.trim()) } })
        }
      />
      <TextInput
        name="gameName"
        label={t('points.item.gameName')}
        maxLength={120}
        value={name.en}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onChange({
            ...gives,
            game: { nodeId, name: { en: text, bn: text, es: text, ar: text } },
          });
        }}
      />
      <NumberInput
        name="rounds"
        label={t('points.item.rounds')}
        value={gives.rounds}
        onChange={(rounds) => onChange({ ...gives, rounds: rounds })}
      />
      <Decimal
        name="stake"
        label={t('points.item.stake')}
        value={gives.stake}
        error={undefined}
        onChange={(stake) => onChange({ ...gives, stake })}
      />
      <NumberInput
        name="days"
        label={t('points.item.days')}
        value={gives.days}
        onChange={(days) => onChange({ ...gives, days: days })}
      />
    </>
  );
}

interface DecimalProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

/** An amount as typed; the platform validates it. */
function Decimal({ name, label, value, error, onChange }: DecimalProps) {
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={20}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  );
}
