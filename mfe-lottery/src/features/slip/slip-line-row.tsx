import type { LotteryGame, PlayType, SlipLine } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { asAmount, AmountInput, Button, useMoney, VisuallyHidden } from '@croupier/ui';
import { useState, type Dispatch } from 'react';
import { stakeFault, type SlipChange } from '../../lib/slip.ts';
import styles from './bet-slip.module.css';

interface SlipLineRowProps {
  readonly line: SlipLine;
  readonly playTypes: readonly PlayType[];
  readonly game: LotteryGame;
  readonly change: Dispatch<SlipChange>;
}

export function SlipLineRow({ line, playTypes, game, change }: SlipLineRowProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const money = useMoney();
  const [typed, setTyped] = useState(line.stake);
  const playType = playTypes.find(({ code }) => code === line.playType);
  const choice = playType?.choices.find(({ code }) => code === line.choice);
  if (!playType || !choice) return null;
  const name = local(choice.name);
  const odds = formats.number(Number(choice.odds), { minimumFractionDigits: 2 });
  const fault = stakeFault(line, game);
  const limits = { min: money(game.minStake), max: money(game.maxStake) };
  return (
    <li className={styles.line}>
      <p className={styles.pick}>
        <span className={styles.playType}>{local(playType.name)}</span>
        <strong>{name}</strong> <span className={styles.odds}>{t('pad.times', { odds })}</span>
      </p>
      <AmountInput
        label={<VisuallyHidden>{t('slip.stakeOn', { name })}</VisuallyHidden>}
        name={`stake-${line.playType}-${line.choice}`}
        // What is typed stays as it is typed, until a chip sets another stake.
        value={asAmount(typed) === line.stake ? typed : line.stake}
        onChange={(event) => setTyped(event.currentTarget.value)}
        fault={fault ? t(`stakeFault.${fault}`, limits) : undefined}
        onAmount={(stake) => change({ kind: 'restaked', line, stake })}
      />
      <Button
        variant="quiet"
        icon="close"
        aria-label={t('slip.remove', { name })}
        onClick={() => change({ kind: 'toggled', line })}
      />
    </li>
  );
}
