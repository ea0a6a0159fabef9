import type { GameTerms, PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, TextInput } from '@croupier/ui';
import { useState } from 'react';
import styles from './lottery-games.module.css';

type Prices = GameTerms['prices'];

interface PricesPanelProps {
  readonly playTypes: readonly PlayType[];
  readonly prices: Prices;
  readonly onChange: (prices: Prices) => void;
}

/** Odds by play type, with the return of each; returns below three quarters are marked. */
export function PricesPanel({ playTypes, prices, onChange }: PricesPanelProps) {
  const { t } = useTexts('console');
  return (
    <>
      <p className={styles.hint}>{t('lotteryGames.pricesHint')}</p>
      {playTypes.map((playType) => (
        <PlayTypePrices
          key={playType.code}
          playType={playType}
          prices={prices}
          onChange={onChange}
        />
      ))}
    </>
  );
}

interface PlayTypePricesProps extends Omit<PricesPanelProps, 'playTypes'> {
  readonly playType: PlayType;
}

/** Inputs are rendered when a play type is expanded: a game can have hundreds. */
function PlayTypePrices({ playType, prices, onChange }: PlayTypePricesProps) {
  const { t, formats, local } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.prices}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{local(playType.name)}</span>
        <Badge tone={playType.isLotteryClass ? 'warning' : 'neutral'}>
          {t('lotteryGames.rtp', { rtp: formats.number(playType.rtp) })}
        </Badge>
      </summary>
      {isOpen && (
        <div className={styles.grid}>
          {pricedOf(playType).map(({ name, label, rtp }) => (
            <TextInput
              key={name}
              name={name}
              label={label ? local(label) : local(playType.name)}
              hint={rtp === null ? undefined : t('lotteryGames.rtp', { rtp: formats.number(rtp) })}
              inputMode="decimal"
              dir="ltr"
              value={(prices[name] ?? []).join(' ')}
              onChange={({ currentTarget }) =>
                onChange({ ...prices, [name]: currentTarget.value.split(' ') })
              }
            />
          ))}
        </div>
      )}
    </details>
  );
}

/** The items that have a price: each listed choice, or the play type itself. */
function pricedOf({ code, choices }: PlayType) {
  if (choices.length === 0) return [{ name: code, label: null, rtp: null }];
  return choices.map((choice) => ({
    name: `${code}:${choice.code}`,
    label: choice.name,
    rtp: choice.rtp,
  }));
}
