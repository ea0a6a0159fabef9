import { useTexts } from '@croupier/i18n';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostDialog } from '../dialog/dialog-stack.ts';
import { Icon } from '../icon/icon.tsx';
import { dismissToast, useToasts, type ShownToast } from './toasts.ts';
import styles from './toaster.module.css';

const icons = { neutral: 'info', positive: 'check', negative: 'alert', warning: 'alert' } as const;

/**
 * The container of toasts; the host renders one. It is a popover, so that an open dialog does not cover the
 * toasts. Everything outside a modal dialog is inert, so the container stands inside the topmost one.
 */
export function Toaster() {
  const { t } = useTexts('ui');
  const toasts = useToasts();
  const ref = useRef<HTMLDivElement>(null);
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
        <ToastCard key={toast.id} toast={toast} close={t('close')} />
      ))}
    </div>
  );
  return dialog ? createPortal(list, dialog) : list;
}

function ToastCard({ toast, close }: { toast: ShownToast; close: string }) {
  const { tone = 'neutral', action } = toast;

  function act(): void {
    dismissToast(toast.id);
    action?.act();
  }

  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon name={icons[tone]} />
      <p>{toast.text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={close} onClick={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
