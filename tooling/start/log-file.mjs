import { existsSync, openSync, renameSync, writeSync, closeSync, fstatSync } from 'node:fs';

const longestBytes = 64 * 1024 * 1024;

/**
 * A log file that never throws: text that the disk does not take is dropped, and the next text that it
 * takes says how much is missing. The file of the run before, or one that grew too long, is `<path>.1`.
 */
export function openLog(path, { longest = longestBytes } = {}) {
  let handle = null;
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
    handle = openSync(path, 'a');
    size = fstatSync(handle).size;
  }

  function write(text) {
    const bytes = Buffer.byteLength(text);
    const isWritten = attempt(() => {
      if (handle === null) open();
      if (size + bytes > longest) startAnother();
      size += writeSync(handle, droppedBytes > 0 ? `${missing(droppedBytes)}${text}` : text);
    });
    droppedBytes = isWritten ? 0 : droppedBytes + bytes;
  }

  function startAnother() {
    closeSync(handle);
    handle = null;
    rotate();
    open();
  }

  return { path, write };
}

const missing = (bytes) => `[${bytes} bytes of this log could not be written]\n`;

function attempt(work) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
