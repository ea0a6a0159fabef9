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
  /**
   * Sizes of specification §9: `m` 600 by at least 300, `s` 400 wide, `xs` 200 by 200, which appears after a
   * delay of 100 ms.
   */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'full' | undefined;
  /** The element marked `data-autofocus` is focused first, such as the field of a short form. */
  readonly children: ReactNode;
  /**
   * The buttons. Enter presses the button marked `data-default`, or the only one. A dialog of size `s`
   * without a footer gets a close button; `null` means that no button is needed.
   */
  readonly footer?: ReactNode;
  /** The content is still loading: the focus stays on the title and moves to the content once loaded. */
  readonly isWaiting?: boolean | undefined;
  /** `false` if only a button may close the dialog: Escape and a click outside then do nothing. */
  readonly isDismissible?: boolean | undefined;
}

/** A modal window on the native `dialog`; the content is mounted only while the dialog is open. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <Modal {...props} look="dialog" /> : null;
}

interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The inline edge that the drawer slides in from: the side of the button that opens it. */
  readonly from?: 'start' | 'end';
}

/** A full-height dialog at the side of the page: menus and lists on a phone. */
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

/** Enter presses the default button, unless the focused element handles Enter itself. */
function pressDefault(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLElement))
    return;
  // The event came from a dialog above this one, which handles the key itself.
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
