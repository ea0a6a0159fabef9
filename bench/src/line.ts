import { connect } from 'node:net';

/** A connection to a server: one request at a time, each with a callback for its answer. */
export interface Line {
  ask(request: string, answered: OnAnswer): void;
  end(): void;
}

type OnAnswer = (status: number, body: string) => void;

const readAtOnceBytes = 16 * 1024;

/**
 * Reads answers that have a content length. `failed` is called if the connection breaks in the middle of a
 * request.
 */
export async function openLine(url: string, failed: (error: Error) => void): Promise<Line> {
  const { hostname, port } = new URL(url);
  const buffer = Buffer.allocUnsafe(readAtOnceBytes);
  let text = '';
  let waiting: OnAnswer | null = null;

  function read(bytes: number): boolean {
    text += buffer.toString('latin1', 0, bytes);
    const bodyAt = bodyOf(text);
    if (bodyAt === null) return true;
    const [whole, answered] = [text, waiting];
    text = '';
    waiting = null;
    answered?.(Number(whole.slice(9, 12)), whole.slice(bodyAt));
    return true;
  }

  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    // Allocating a buffer for each answer costs more than reading it.
    onread: { buffer, callback: read },
  });
  await new Promise<void>((connected, refused) => {
    socket.once('connect', connected).once('error', refused);
  });
  socket.on('error', failed);
  socket.on('close', () => {
    if (waiting) failed(new Error('the connection ended in the middle of a request'));
  });
  return {
    ask(request, answered) {
      waiting = answered;
      socket.write(request);
    },
    end: () => void socket.destroy(),
  };
}

const statedLength = /\r\ncontent-length: (\d+)/i;

/** Start of the body in an answer; `null` while the answer is incomplete. */
function bodyOf(text: string): number | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  // The header comes before the body: a match inside the body is found only if the header has none.
  const stated = statedLength.exec(text);
  const length = stated && stated.index < end ? Number(stated[1]) : 0;
  return text.length < end + 4 + length ? null : end + 4;
}
