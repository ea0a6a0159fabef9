/** jsdom has no modal dialogs: simulates opening, closing, and Escape as the browser's `cancel`. */
export function dialogsWork(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      const first = this.querySelector<HTMLElement>(
        '[autofocus], button, input, select, textarea, a[href]',
      );
      (first ?? this).focus();
      this.addEventListener('keydown', cancelOnEscape);
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.removeEventListener('keydown', cancelOnEscape);
      this.dispatchEvent(new Event('close'));
    },
  });
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // Of several dialogs, the browser sends `cancel` to the top one.
  if (event.target instanceof Element && event.target.closest('dialog') !== this) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
