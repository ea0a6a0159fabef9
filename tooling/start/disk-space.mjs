import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL writes its log in pieces of 16 MB: with less than two of them left it stops. */
const leastBytes = 32 * 1024 * 1024;
const lookMs = 1_000;
/** @param {number} bytes */
const mb = (bytes) => `${Math.floor(bytes / (1024 * 1024))} MB`;

/**
 * Bytes that an ordinary user can still write where `dir` is or will be.
 * @param {string} dir
 */
export function freeBytesAt(dir) {
  let there = dir;
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = statfsSync(there);
  return bavail * bsize;
}

/** @param {string} dir */
export const isDiskFull = (dir) => freeBytesAt(dir) < leastBytes;

/** @param {string} dir */
const fullLine = (dir) =>
  `the disk with ${dir} is full (${mb(freeBytesAt(dir))} left): make room on it; what stopped starts again by itself`;

/**
 * Says when the disk gets full and when there is room again, once each time.
 * @param {{ dir: string, onFailure(line: string): void, onRoom(line: string): void }} options
 */
export function watchDisk({ dir, onFailure, onRoom }) {
  let isFull = false;
  const look = () => {
    if (isDiskFull(dir) === isFull) return;
    isFull = !isFull;
    if (isFull) return onFailure(fullLine(dir));
    onRoom('there is room on the disk again');
  };
  look();
  const timer = setInterval(look, lookMs);
  return { stop: () => clearInterval(timer) };
}

/**
 * Does `work`; where it fails because the disk is full, waits for room and does it again. `stopAsked` ends
 * the wait.
 * @template Value
 * @param {{ dir: string, onFailure(line: string): void, stopAsked: Promise<unknown> }} options
 * @param {() => Promise<Value>} work
 */
export async function withRoom({ dir, onFailure, stopAsked }, work) {
  let isStopping = false;
  void stopAsked.then(() => (isStopping = true));
  for (let isReported = false; ; isReported = true) {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(dir) || isStopping) throw error;
      if (!isReported) onFailure(fullLine(dir));
      while (isDiskFull(dir) && !isStopping) await Promise.race([pause(lookMs), stopAsked]);
    }
  }
}
