/**
 * jsdom has no popovers: simulates the buttons that open them, closing by Escape or by a press outside, and
 * the return of the focus.
 */
export function popoversWork(): void {
  if ('showPopover' in HTMLElement.prototype) return;
  const style = document.createElement('style');
  style.textContent = `[popover]:not([${openMark}]) { display: none; }`;
  document.head.append(style);
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  document.addEventListener('click', pressed);
  document.addEventListener('pointerdown', pressedBeside);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll(() => true));
}

const openMark = 'data-popover-open';
const openers = new WeakMap<HTMLElement, HTMLElement>();

function toggle(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(openMark) === isOpen) return;
  const opener = openers.get(popover);
  const hadFocus = popover.contains(document.activeElement);
  popover.toggleAttribute(openMark, isOpen);
  popover.dispatchEvent(
    Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }),
  );
  if (!isOpen && hadFocus) opener?.focus();
}

function pressed({ target }: Event): void {
  const opener = target instanceof Element ? target.closest<HTMLElement>('[popovertarget]') : null;
  const popover = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (!opener || !popover) return;
  if (opener.getAttribute('popovertargetaction') === 'hide') return toggle(popover, false);
  openers.set(popover, opener);
  toggle(popover, !popover.hasAttribute(openMark));
}

function pressedBeside({ target }: Event): void {
  if (!(target instanceof Element)) return;
  closeAll((popover) => !popover.contains(target) && !openerHolds(popover, target));
}

const openerHolds = (popover: HTMLElement, target: Element) =>
  target.closest('[popovertarget]')?.getAttribute('popovertarget') === popover.id;

function closeAll(isToClose: (popover: HTMLElement) => boolean): void {
  for (const popover of document.querySelectorAll<HTMLElement>(`[popover=auto][${openMark}]`))
    if (isToClose(popover)) toggle(popover, false);
}
