import type { SpinOrder, SpinView } from '../src/play-protocol.ts';
import { lookAtSpin, orderSpin, PlayFailed } from './server.ts';

const pauseMs = 900;
const slowMs = 4_000;

/**
 * Plays one spin to an answer that stands: the same order is sent again after a lost answer, so that one
 * press is one round. Rejects with `PlayFailed` only where nothing can have been staked, or the session is gone.
 */
export async function playSpin(order: SpinOrder, onSlow: () => void): Promise<SpinView> {
  const slow = window.setTimeout(onSlow, slowMs);
  try {
    let view = await insist(() => orderSpin(order));
    while (view.state === 'pending')
      view = await later(() => insist(() => lookAtSpin(order.spinId)));
    return view;
  } finally {
    window.clearTimeout(slow);
  }
}

/** Waits until a win is in the wallet. */
export async function untilPaid(view: SpinView): Promise<SpinView> {
  let now = view;
  while (now.state === 'paying' || now.state === 'pending')
    now = await later(() => insist(() => lookAtSpin(view.spinId)));
  return now;
}

/** Asks again while nobody answers: after a press it must become known what came of it. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const mayPass =
        error instanceof PlayFailed && (error.code === 'offline' || error.code === 'wallet-down');
      if (!mayPass) throw error;
      await pause();
    }
  }
}

async function later<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await pause();
  return ask();
}

const pause = () => new Promise((resolve) => window.setTimeout(resolve, pauseMs));
