import { make } from '../../core/make.ts';
import { elementById } from '../../core/page-data.ts';
import type { Stage } from '../../core/stage.ts';
import type { Wheel } from './wheel.ts';

const fadeMs = 260;
const smallest = 40;

/**
 * Places the wheel in the free area of the page. On a narrow page the wheel is behind the layout, and shows
 * while it turns.
 */
export function placeWheel(stage: Stage, wheel: Wheel, isTurning: () => boolean): HTMLElement {
  const place = make('div', { class: 'wheel-place' });
  const board = elementById('board');
  stage.board.addChild(wheel.view);
  stage.onResize(() => {
    const { offsetLeft: left, offsetTop: top, clientWidth: width, clientHeight: height } = place;
    wheel.resize(Math.max(smallest, Math.min(width, height)));
    wheel.view.position.set(left + width / 2, top + height / 2);
  });
  stage.onFrame((passedMs) => {
    const isShown = board.clientWidth > board.clientHeight || isTurning();
    const step = passedMs / fadeMs;
    wheel.view.alpha = Math.min(1, Math.max(0, wheel.view.alpha + (isShown ? step : -step)));
  });
  return place;
}
