import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 120_000;

/**
 * Watches the room of a boat race, as its page does: a room without viewers holds no race. Connects again after every
 * kill.
 * @param {{ port: number, tokenOf: () => string }} room
 */
export function watchRaces({ port, tokenOf }) {
  /** @type {{ race: string, state: string } | null} */
  let latest = null;

  function connect() {
    let rest = '';
    const again = () => {
      latest = null;
      setTimeout(connect, 500).unref();
    };
    const headers = { authorization: `Bearer ${tokenOf()}` };
    const request = get({ port, path: '/api/rooms/stream', headers }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (text) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) latest = JSON.parse(data);
        }
      });
      answer.on('close', again);
    });
    request.on('error', again);
    request.on('socket', (socket) => socket.unref());
  }
  connect();

  return {
    /** The race that takes bets, as soon as there is one. */
    async open() {
      const until = Date.now() + timeoutMs;
      while (latest?.state !== 'betting') {
        if (Date.now() > until) throw new Error('no race was opened');
        await pause(100);
      }
      return latest.race;
    },
  };
}
