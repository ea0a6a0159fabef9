import { useTexts } from '@croupier/i18n';
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTopmostDialog } from '../dialog/dialog-stack.ts';
import { Icon } from '../icon/icon.tsx';
import { Confetti } from '../show/confetti.tsx';
import { dismissToast, useToasts, type ShownToast } from './toasts.ts';
import styles from './toaster.module.css';

const icons = {
  neutral: 'info',
  positive: 'check',
  negative: 'alert',
  warning: 'alert',
  win: 'gift',
} as const;

/**
 * The container of toasts; the host renders one. It is a popover, so that an open dialog does not cover the
 * toasts. Everything outside a modal dialog is inert, so the container stands inside the topmost one.
 */
export function Toaster() {
  const { t } = useTexts('ui');
  const toasts = useToasts();
  const ref = useRef<HTMLDivElement>(null);
  const { keepFocus, dismiss } = useReturnedFocus();
  const dialog = useTopmostDialog();
  const latest = toasts.at(-1);
  useLayoutEffect(() => {
    const place = ref.current;
    // A dialog that closes has left the page before it leaves the stack: the next one shows the toasts.
    if (!latest || !place?.isConnected || !('showPopover' in place)) return;
    place.showPopover();
    return () => place.hidePopover();
  }, [latest, dialog]);
  const list = (
    <div
      ref={ref}
      popover="manual"
      role="log"
      aria-live="polite"
      aria-label={t('toasts')}
      className={styles.toaster}
      onFocus={keepFocus}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={t('close')} onDismiss={dismiss} />
      ))}
    </div>
  );
  return dialog ? createPortal(list, dialog) : list;
}

/** A toast that is closed from within gives the focus back to where it came from. */
function useReturnedFocus() {
  const before = useRef<Element | null>(null);
  return {
    keepFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    dismiss(id: number): void {
      flushSync(() => dismissToast(id));
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
    },
  };
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly close: string;
  readonly onDismiss: (id: number) => void;
}

function ToastCard({ toast, close, onDismiss }: ToastCardProps) {
  const { tone = 'neutral', action } = toast;

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The dialog that the toast stands in stays open.
    event.preventDefault();
    event.stopPropagation();
    onDismiss(toast.id);
  }

  function act(): void {
    dismissToast(toast.id);
    action?.act();
  }

  return (
    <div className={styles.toast} data-tone={tone} onKeyDown={closeByKey}>
      {tone === 'win' && <Confetti />}
      <Icon name={icons[tone]} />
      <p>{toast.text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={close} onClick={() => onDismiss(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
