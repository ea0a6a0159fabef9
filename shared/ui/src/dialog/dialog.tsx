import { useTexts } from '@croupier/i18n';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { dismissesWith } from './dialog-stack.ts';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Of specification §9: `m` 600 by at least 300, `s` 400 wide, `xs` 200 by 200, which shows 100 ms later. */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'full' | undefined;
  /** What is marked `data-autofocus` in it is focused first, as the field of a short form. */
  readonly children: ReactNode;
  /**
   * The buttons. Enter presses the one marked `data-default`, or the only one. A dialog of size `s` that is given
   * none has one that closes it; `null` says that it needs none.
   */
  readonly footer?: ReactNode;
  /** What it shows is still on its way: the focus waits at the title, and goes on once that has come. */
  readonly isWaiting?: boolean | undefined;
  /** `false` where only a button may end it: then Escape and a click beside it do nothing. */
  readonly isDismissible?: boolean | undefined;
}

/** A modal window on the native `dialog`; its content is mounted while it is open. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <Modal {...props} look="dialog" /> : null;
}

interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The end of the line that it slides in from: that of what opens it. */
  readonly from?: 'start' | 'end';
}

/** A dialog beside the page, full height: menus and lists on a phone. */
export function Drawer({ from = 'start', ...props }: DrawerProps) {
  return props.isOpen ? <Modal {...props} look="drawer" from={from} /> : null;
}

function Modal({
  look,
  from,
  onClose,
  title,
  size = 'm',
  children,
  footer,
  isDismissible = true,
  isWaiting = false,
}: DialogProps & { look: string; from?: DrawerProps['from'] }) {
  const { t } = useTexts('ui');
  const titleId = useId();
  const ref = useModal({ isOpen: true, isWaiting });
  const hasClose = footer === undefined && size === 's' && isDismissible;
  const buttons = hasClose ? <Button onClick={onClose}>{t('close')}</Button> : footer;
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-look={look}
      data-from={from}
      data-size={size}
      aria-labelledby={titleId}
      aria-busy={isWaiting || undefined}
      onKeyDown={pressDefault}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissesWith(event, isDismissible)) onClose();
      }}
      onPointerDown={(event) => {
        if (isDismissible && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.window}>
        <header className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {isDismissible && (
            <Button
              variant="quiet"
              icon="close"
              aria-label={t('close')}
              onClick={onClose}
              className={styles.close}
            />
          )}
        </header>
        <div className={styles.body} data-scrolls>
          {children}
        </div>
        {buttons && <footer className={styles.foot}>{buttons}</footer>}
      </div>
    </dialog>
  );
}

/** Enter presses the default button, unless the focused element has a use for Enter itself. */
function pressDefault(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLElement))
    return;
  // Of a dialog over this one: the key is that one's.
  if (event.target.closest('dialog') !== event.currentTarget) return;
  const user = event.target.closest(
    'button, a, textarea, select, summary, form, [contenteditable]',
  );
  if (user && event.currentTarget.contains(user)) return;
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>('footer button:enabled'),
  ];
  const chosen = buttons.find((button) => button.dataset['default'] !== undefined) ?? only(buttons);
  chosen?.click();
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
