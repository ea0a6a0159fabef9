import { existsSync, openSync, renameSync, writeSync, closeSync, fstatSync } from 'node:fs';

const longestBytes = 64 * 1024 * 1024;

/**
 * A log file that never throws: text that the disk does not take is dropped, and the next text that it
 * takes says how much is missing. The file of the run before, or one that grew too long, is `<path>.1`.
 * @param {string} path
 * @param {{ longest?: number }} options
 */
export function openLog(path, { longest = longestBytes } = {}) {
  let handle = /** @type {number | null} */ (null);
  let size = 0;
  let droppedBytes = 0;
  attempt(() => {
    rotate();
    open();
  });

  function rotate() {
    if (existsSync(path)) renameSync(path, `${path}.1`);
  }

  function open() {
    const opened = openSync(path, 'a');
    handle = opened;
    size = fstatSync(opened).size;
    return opened;
  }

  /** @param {string} text */
  function write(text) {
    const bytes = Buffer.byteLength(text);
    const isWritten = attempt(() => {
      const current = handle ?? open();
      const file = size + bytes > longest ? startAnother(current) : current;
      size += writeSync(file, droppedBytes > 0 ? `${missing(droppedBytes)}${text}` : text);
    });
    droppedBytes = isWritten ? 0 : droppedBytes + bytes;
  }

  /** @param {number} full */
  function startAnother(full) {
    closeSync(full);
    handle = null;
    rotate();
    return open();
  }

  return { path, write };
}

/** @param {number} bytes */
const missing = (bytes) => `[${bytes} bytes of this log could not be written]\n`;

/** @param {() => void} work */
function attempt(work) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
