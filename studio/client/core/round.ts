import type { RoundOrder, RoundView } from '../../src/play-protocol.ts';
import { readRound, orderRound, PlayFailed } from './server.ts';

const pauseMs = 900;
const slowMs = 4_000;

/**
 * Plays one round until the answer is final: after a lost answer the same order is sent again, so that one
 * press is one round. Rejects with `PlayFailed` only if nothing can have been staked or the session has
 * ended.
 */
export async function playRound(order: RoundOrder, onSlow: () => void): Promise<RoundView> {
  const slow = window.setTimeout(onSlow, slowMs);
  try {
    let view = await retryUntilAnswered(() => orderRound(order));
    while (view.state === 'pending')
      view = await later(() => retryUntilAnswered(() => readRound(order.orderId)));
    return view;
  } finally {
    window.clearTimeout(slow);
  }
}

/** Waits until a win is in the wallet. */
export async function untilPaid(view: RoundView): Promise<RoundView> {
  let now = view;
  while (now.state === 'paying' || now.state === 'pending')
    now = await later(() => retryUntilAnswered(() => readRound(view.orderId)));
  return now;
}

const passing = ['offline', 'wallet-down', 'too-soon'];

/** Retries while no answer arrives: after a press the result must become known. */
async function retryUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PlayFailed) || !passing.includes(error.code)) throw error;
      await pause();
    }
  }
}

async function later<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await pause();
  return ask();
}

const pause = () => new Promise((resolve) => window.setTimeout(resolve, pauseMs));
