import type {
  BrandSummary,
  FreeRoundsGranted,
  GameId,
  InLanguages,
  LobbyGame,
  TitleWords,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextArea, TextInput, useFieldErrors, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useFreeRoundsActions } from '../../api/bonuses.ts';
import { CampaignInput } from '../../lib/campaign-input.tsx';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { useShownGames } from '../../lib/use-shown-games.ts';
import styles from '../bonuses/bonuses.module.css';
import { freeRoundsOrderOf, type FreeRoundsField } from './free-rounds-order.ts';

interface GrantFreeRoundsProps {
  readonly brand: Pick<BrandSummary, 'code'>;
  /** Filled in already: the member whose file is open. */
  readonly account?: string;
  readonly onClose: () => void;
}

/** Gives one member or a list free rounds in one game. */
export function GrantFreeRounds({ brand, account, onClose }: GrantFreeRoundsProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const showGranted = useGrantedToasts();
  const { grant, reload } = useFreeRoundsActions();
  const [search, setSearch] = useState('');
  const [words, setWords] = useState<InLanguages<TitleWords>>({});
  const [errors, setErrors] = useState<readonly FreeRoundsField[]>([]);
  const games = useShownGames(brand.code, search);
  const refused = useFieldErrors(texts, grant.error);
  const errorOf = (field: FreeRoundsField) =>
    errors.includes(field) ? t(`freeRounds.error.${field}`) : refused[field];

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    const read = freeRoundsOrderOf(textOf, { games, words, now: new Date() });
    setErrors('errors' in read ? read.errors : []);
    if ('errors' in read) return;
    grant.mutate(
      { brand: brand.code, ...read.order, note },
      {
        ...callbacks,
        onSuccess: (granted) => {
          showGranted(granted);
          callbacks.onSuccess();
        },
      },
    );
  }

  return (
    <DecisionDialog
      size="l"
      title={t('freeRounds.grant')}
      confirm={t('freeRounds.grant')}
      isBusy={grant.isPending}
      error={grant.error}
      done={null}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('freeRounds.grantText')}</p>
      <TextArea
        name="accounts"
        label={t('freeRounds.accounts')}
        hint={t('freeRounds.accountsHint')}
        error={refused['accounts'] ? t('freeRounds.error.unknownAccounts') : errorOf('accounts')}
        rows={3}
        defaultValue={account}
        dir="ltr"
        data-autofocus
      />
      <CampaignInput
        brand={brand.code}
        words={words}
        errors={refused}
        error={errors.includes('words') ? t('freeRounds.error.words') : undefined}
        onChange={setWords}
      />
      <div className={styles.fields}>
        <TextInput
          type="search"
          name="search"
          label={t('freeRounds.findGame')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoComplete="off"
        />
        <GameChoice games={games} error={errorOf('game')} />
        <RoundTerms errorOf={errorOf} />
      </div>
    </DecisionDialog>
  );
}

interface RoundTermsProps {
  readonly errorOf: (field: FreeRoundsField) => string | undefined;
}

/** How many rounds, of what value, until when, and what their wins become. */
function RoundTerms({ errorOf }: RoundTermsProps) {
  const { t } = useTexts('console');
  return (
    <>
      <NumberInput name="rounds" error={errorOf('rounds')} initial="10" />
      <NumberInput name="stake" error={errorOf('stake')} hint={t('freeRounds.stakeHint')} />
      <NumberInput name="days" error={errorOf('days')} initial="7" />
      <NumberInput
        name="times"
        error={errorOf('times')}
        hint={t('freeRounds.timesHint')}
        initial="0"
      />
    </>
  );
}

/** Says how many members got the rounds, and which names got nothing. */
function useGrantedToasts() {
  const { t, formats } = useTexts('console');
  const toast = useToast();
  return ({ offer, unknown }: FreeRoundsGranted) => {
    const key = offer.state === 'waiting' ? 'freeRounds.proposed' : 'freeRounds.done';
    const names = { count: offer.members, members: formats.number(offer.members) };
    toast({ tone: 'positive', text: t(key, names) });
    if (unknown.length > 0)
      toast({
        tone: 'negative',
        text: t('freeRounds.unknown', { accounts: unknown.join(', ') }),
      });
  };
}

function GameChoice({ games, error }: { games: readonly LobbyGame[]; error: string | undefined }) {
  const { t, local } = useTexts('console');
  const [chosen, setChosen] = useState<GameId | ''>('');
  const current = games.find(({ nodeId }) => nodeId === chosen) ?? games[0];
  return (
    <Select
      name="game"
      label={t('freeRounds.game')}
      error={error}
      value={current?.nodeId ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setChosen(games.find(({ nodeId }) => nodeId === value)?.nodeId ?? '')
      }
    >
      {games.map(({ nodeId, name, vassalage }) => (
        <option key={nodeId} value={nodeId}>
          {local(name)} · {vassalage}
        </option>
      ))}
    </Select>
  );
}

interface NumberInputProps {
  readonly name: 'rounds' | 'stake' | 'days' | 'times';
  readonly error: string | undefined;
  readonly hint?: string;
  readonly initial?: string;
}

function NumberInput({ name, error, hint, initial = '' }: NumberInputProps) {
  const { t } = useTexts('console');
  return (
    <TextInput
      name={name}
      label={t(`freeRounds.${name}`)}
      hint={hint}
      error={error}
      defaultValue={initial}
      dir="ltr"
      inputMode={name === 'stake' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={name === 'stake' ? 20 : 3}
    />
  );
}
