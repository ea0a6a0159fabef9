import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useId, type MouseEvent, type ReactNode } from 'react';
import styles from './tour.module.css';

interface TourProps {
  readonly title: string;
  /** Each step: the button or link to the place where the step is done, and one sentence. */
  readonly steps: readonly TourStep[];
  readonly onClose: () => void;
  /** The id of the heading, where the section around the tour is named by it. */
  readonly titleId?: string;
}

interface TourStep {
  readonly action: ReactNode;
  readonly text: string;
}

/** A short introduction: a few numbered steps on real pages, until they are hidden. The caller stores that. */
export function Tour({ title, steps, onClose, titleId }: TourProps) {
  const { t } = useTexts('ui');
  const ownId = useId();
  const id = titleId ?? ownId;

  /** The pressed button disappears: a keyboard continues at the heading of the page. */
  function close({ currentTarget }: MouseEvent<HTMLElement>): void {
    const heading = currentTarget.closest('main')?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <div className={styles.tour}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps} aria-labelledby={id}>
        {steps.map(({ action, text }) => (
          <li key={text}>
            {action}
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>
        <Button variant="quiet" size="s" icon="close" onClick={close}>
          {t('tour.close')}
        </Button>
      </p>
    </div>
  );
}
