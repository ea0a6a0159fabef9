import type { BrandSummary, GameId, LobbyGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextArea, TextInput, useToast } from '@croupier/ui';
import { useDeferredValue, useState } from 'react';
import { useFreeRoundsActions } from '../../api/bonuses.ts';
import { useLobbyGames } from '../../api/providers.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
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
  const { t, formats } = useTexts('console');
  const toast = useToast();
  const { grant, again } = useFreeRoundsActions();
  const [words, setWords] = useState('');
  const [faults, setFaults] = useState<readonly FreeRoundsField[]>([]);
  const games = useGames(brand.code, words);
  const faultOf = (field: FreeRoundsField) =>
    faults.includes(field) ? t(`freeRounds.fault.${field}`) : undefined;

  function confirm(note: string, fields: FormData): void {
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    const read = freeRoundsOrderOf(textOf, { games, now: new Date() });
    setFaults('faults' in read ? read.faults : []);
    if ('faults' in read) return;
    grant.mutate(
      { brand: brand.code, ...read.order, note },
      {
        onSuccess: ({ offer, unknown }) => {
          const key = offer.state === 'waiting' ? 'freeRounds.proposed' : 'freeRounds.done';
          toast({ tone: 'positive', text: t(key, { members: formats.number(offer.members) }) });
          if (unknown.length > 0)
            toast({
              tone: 'negative',
              text: t('freeRounds.unknown', { accounts: unknown.join(', ') }),
            });
          onClose();
        },
        onSettled: again,
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
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('freeRounds.grantText')}</p>
      <TextArea
        name="accounts"
        label={t('freeRounds.accounts')}
        hint={t('freeRounds.accountsHint')}
        fault={faultOf('accounts')}
        rows={3}
        defaultValue={account}
        dir="ltr"
        data-autofocus
      />
      <div className={styles.fields}>
        <TextInput
          type="search"
          name="words"
          label={t('freeRounds.findGame')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          autoComplete="off"
        />
        <GameChoice games={games} fault={faultOf('game')} />
        <NumberInput name="rounds" fault={faultOf('rounds')} initial="10" />
        <NumberInput name="stake" fault={faultOf('stake')} hint={t('freeRounds.stakeHint')} />
        <NumberInput name="days" fault={faultOf('days')} initial="7" />
        <TextInput
          name="campaign"
          label={t('bonuses.campaign')}
          hint={t('bonuses.campaignHint')}
          fault={faultOf('campaign')}
          autoComplete="off"
          maxLength={60}
        />
        <NumberInput
          name="times"
          fault={faultOf('times')}
          hint={t('freeRounds.timesHint')}
          initial="0"
        />
      </div>
    </DecisionDialog>
  );
}

/** Games that the brand shows, found by a part of their name. */
function useGames(brand: string, words: string): readonly LobbyGame[] {
  const sought = useDeferredValue(words.trim());
  const { data } = useLobbyGames({ brand, ...(sought && { words: sought }) });
  return data?.games.filter(({ isShown, isProviderShown }) => isShown && isProviderShown) ?? [];
}

function GameChoice({ games, fault }: { games: readonly LobbyGame[]; fault: string | undefined }) {
  const { t, local } = useTexts('console');
  const [chosen, setChosen] = useState<GameId | ''>('');
  const current = games.find(({ nodeId }) => nodeId === chosen) ?? games[0];
  return (
    <Select
      name="game"
      label={t('freeRounds.game')}
      fault={fault}
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
  readonly fault: string | undefined;
  readonly hint?: string;
  readonly initial?: string;
}

function NumberInput({ name, fault, hint, initial = '' }: NumberInputProps) {
  const { t } = useTexts('console');
  return (
    <TextInput
      name={name}
      label={t(`freeRounds.${name}`)}
      hint={hint}
      fault={fault}
      defaultValue={initial}
      dir="ltr"
      inputMode={name === 'stake' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={name === 'stake' ? 20 : 3}
    />
  );
}
