import { useTexts } from '@croupier/i18n';
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
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
  const keys = useReturnedFocus(ref);
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
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={t('close')} {...keys} />
      ))}
    </div>
  );
  return dialog ? createPortal(list, dialog) : list;
}

/** A toast that is closed while it has the focus gives the focus back to where it came from. */
function useReturnedFocus(place: RefObject<HTMLElement | null>): ToastKeys {
  const before = useRef<Element | null>(null);
  return {
    onFocus({ relatedTarget }) {
      if (!place.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
    onDismiss(id) {
      const hadFocus = place.current?.contains(document.activeElement);
      flushSync(() => dismissToast(id));
      const { current } = before;
      if (hadFocus && current instanceof HTMLElement && current.isConnected) current.focus();
    },
  };
}

interface ToastKeys {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onDismiss: (id: number) => void;
}

interface ToastCardProps extends ToastKeys {
  readonly toast: ShownToast;
  readonly close: string;
}

function ToastCard({ toast, close, onFocus, onDismiss }: ToastCardProps) {
  const { tone = 'neutral', action } = toast;
  const keys = { onFocus, onKeyDown: closeByKey };

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
    <div className={styles.toast} data-tone={tone}>
      {tone === 'win' && <Confetti />}
      <Icon name={icons[tone]} />
      <p>{toast.text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act} {...keys}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={close} onClick={() => onDismiss(toast.id)} {...keys}>
        <Icon name="close" />
      </button>
    </div>
  );
}
