import type { JackpotShare } from '@croupier/contracts';
import { isGameId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, TextInput } from '@croupier/ui';
import styles from './jackpots.module.css';

/** A share as typed. */
export interface ShareDraft {
  readonly key: number;
  readonly provider: string;
  /** Empty: all games of the provider. */
  readonly game: string;
  readonly percent: string;
}

interface ShareRowsProps {
  readonly shares: readonly ShareDraft[];
  readonly onChange: (shares: readonly ShareDraft[]) => void;
}

/** The share of each stake that is contributed, by provider and game. */
export function ShareRows({ shares, onChange }: ShareRowsProps) {
  const { t } = useTexts('console');
  const change = (key: number, part: Partial<ShareDraft>) =>
    onChange(shares.map((share) => (share.key === key ? { ...share, ...part } : share)));
  return (
    <fieldset className={styles.shares}>
      <legend>{t('jackpots.shares')}</legend>
      {shares.map(({ key, provider, game, percent }) => (
        <div key={key} className={styles.share}>
          <TextInput
            name={`provider-${key}`}
            label={t('providers.provider')}
            value={provider}
            dir="ltr"
            autoComplete="off"
            onChange={(event) => change(key, { provider: event.currentTarget.value })}
          />
          <TextInput
            name={`game-${key}`}
            label={t('jackpots.game')}
            value={game}
            dir="ltr"
            autoComplete="off"
            placeholder={t('jackpots.everyGame')}
            onChange={(event) => change(key, { game: event.currentTarget.value })}
          />
          <TextInput
            name={`percent-${key}`}
            label={t('jackpots.percent')}
            value={percent}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change(key, { percent: event.currentTarget.value })}
          />
          <Button
            variant="quiet"
            icon="close"
            aria-label={t('jackpots.dropShare', { provider })}
            onClick={() => onChange(shares.filter((share) => share.key !== key))}
          />
        </div>
      ))}
      <Button size="s" onClick={() => onChange([...shares, newShare(shares)])}>
        {t('jackpots.addShare')}
      </Button>
    </fieldset>
  );
}

const millionthsInPercent = 10_000;

export const draftsOf = (shares: readonly JackpotShare[]): readonly ShareDraft[] =>
  shares.map(({ provider, gameId, millionths }, key) => ({
    key,
    provider,
    game: gameId ?? '',
    percent: String(millionths / millionthsInPercent),
  }));

const newShare = (shares: readonly ShareDraft[]): ShareDraft => ({
  key: Math.max(-1, ...shares.map(({ key }) => key)) + 1,
  provider: shares.at(-1)?.provider ?? '',
  game: '',
  percent: '1',
});

/** `null` if a row contains an invalid value. */
export function sharesOf(drafts: readonly ShareDraft[]): readonly JackpotShare[] | null {
  const shares = drafts.map(shareOf);
  const known = new Set(drafts.map(({ provider, game }) => `${provider.trim()}/${game.trim()}`));
  return shares.every((share) => share !== null) && known.size === drafts.length ? shares : null;
}

function shareOf({ provider, game, percent }: ShareDraft): JackpotShare | null {
  const millionths = Math.round(Number(percent.replace(',', '.')) * millionthsInPercent);
  const id = game.trim();
  const isRight =
    provider.trim() !== '' && millionths >= 0 && millionths <= 10 * millionthsInPercent;
  if (!isRight || (id !== '' && !isGameId(id))) return null;
  return { provider: provider.trim(), gameId: id === '' ? null : id, millionths };
}
