import { isStill } from '../../core/stage.ts';
import type { Cannon } from './cannon.ts';

const everyMs = 190;
const turnBy = 0.06;

/** Connects pointer and keys to the cannon: it fires towards the pointer for as long as it is held down. */
export function joinTrigger(pool: HTMLElement, cannon: Cannon, fire: () => void): void {
  let timer = 0;

  function aim({ clientX, clientY }: PointerEvent): void {
    const { left, top } = pool.getBoundingClientRect();
    cannon.aimAt(clientX - left, clientY - top);
  }

  function hold(): void {
    window.clearInterval(timer);
    timer = window.setInterval(fire, everyMs);
    fire();
  }

  const release = (): void => window.clearInterval(timer);

  pool.addEventListener('pointerdown', (event) => {
    pool.setPointerCapture(event.pointerId);
    aim(event);
    hold();
  });
  pool.addEventListener('pointermove', (event) => {
    if (event.buttons > 0 || event.pointerType === 'mouse') aim(event);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    pool.addEventListener(end, release);
  window.addEventListener('blur', release);

  pool.addEventListener('keydown', (event) => {
    const turn = { ArrowLeft: -turnBy, ArrowRight: turnBy }[event.key];
    if (turn !== undefined) cannon.turn(isStill() ? turn * 2 : turn);
    else if (event.key === 'Enter' || event.key === ' ') fire();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
