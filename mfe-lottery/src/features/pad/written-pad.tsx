import { useTexts } from '@croupier/i18n';
import { Button, SegmentedControl } from '@croupier/ui';
import { useState } from 'react';
import type { Marks } from '../../lib/marks.ts';
import type { WrittenForm } from '../../lib/pad-layout.ts';
import { browserBelow, randomPick } from '../../lib/random-pick.ts';
import { ListPad } from './list-pad.tsx';
import { MarksPad } from './marks-pad.tsx';
import styles from './pad.module.css';

interface WrittenPadProps {
  readonly form: WrittenForm;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
  readonly onAdd: (picks: readonly string[]) => void;
}

type Way = 'mark' | 'paste';
const atOnce = [1, 5, 10] as const;

/** A pad for written picks: marked, pasted as a list, or random. */
export function WrittenPad({ form, marks, onMarks, onAdd }: WrittenPadProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const [way, setWay] = useState<Way>('mark');
  const options = (['mark', 'paste'] as const).map((value) => ({
    value,
    label: t(`ways.${value}`),
  }));
  return (
    <div className={styles.written}>
      <div className={styles.ways}>
        <SegmentedControl label={t('ways.label')} options={options} value={way} onChange={setWay} />
        <span className={styles.random} role="group" aria-label={t('random.label')}>
          <span aria-hidden="true">{t('random.label')}</span>
          {atOnce.map((count) => (
            <Button
              key={count}
              size="s"
              aria-label={t('random.add', { shown: formats.number(count) })}
              onClick={() =>
                onAdd(Array.from({ length: count }, () => randomPick(form, browserBelow)))
              }
            >
              {t('random.times', { shown: formats.number(count) })}
            </Button>
          ))}
        </span>
      </div>
      {way === 'mark' ? (
        <MarksPad form={form} marks={marks} onMarks={onMarks} />
      ) : (
        <ListPad form={form} onAdd={onAdd} />
      )}
    </div>
  );
}
