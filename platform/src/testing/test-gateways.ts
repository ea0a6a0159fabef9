import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { closing } from './closing.ts';

export interface SmsTaken {
  readonly authorization: string;
  readonly form: Readonly<Record<string, string>>;
}

/** An SMS gateway on this machine. `answers` are its next statuses; 201 after the last one. */
export async function testSmsGateway() {
  const taken: SmsTaken[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      taken.push({ authorization: request.headers.authorization ?? '', form });
      const status = answers.shift() ?? 201;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: status < 300 ? 'queued' : 'refused' }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => closed(server);
  closing(stop);
  const url = `http://127.0.0.1:${portOf(server.address())}/2010-04-01/Accounts/AC1/Messages.json`;
  return {
    taken,
    answers,
    stop,
    service: { url, account: 'AC1', token: 'sms-token', from: '+15550001111' },
  };
}

/** A mail server on this machine; it refuses recipients at `nobody.example`. */
export async function testMailServer() {
  const taken: { readonly to: readonly string[]; readonly mail: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'mailer' && password === 'mail-secret'
        ? answer(null, { user: username })
        : answer(new Error('who are you?')),
    onRcptTo: ({ address }, _session, answer) =>
      address.endsWith('@nobody.example')
        ? answer(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : answer(),
    onData(stream, { envelope }, answer) {
      let mail = '';
      stream.on('data', (chunk) => (mail += String(chunk)));
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
        answer();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing(() => closed(server));
  const port = portOf(server.server.address());
  return {
    taken,
    service: {
      url: `smtp://mailer:mail-secret@127.0.0.1:${port}`,
      from: 'Padma <no-reply@padma.example>',
    },
  };
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0;

const closed = (server: { close(done: () => void): unknown }) =>
  new Promise<void>((ended) => void server.close(() => ended()));
