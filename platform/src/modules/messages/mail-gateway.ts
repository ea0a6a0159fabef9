import { createTransport } from 'nodemailer';
import type { MailService } from '../../outside-services.ts';
import type { Gateway } from './gateway.ts';

const timeoutMs = 10_000;

/** Mail by SMTP. Its message id is the outbox's, so that a mail sent twice is recognised as one. */
export function mailGateway({ url, from }: MailService): Gateway {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async hand({ id, recipient, subject, text }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, isFinal: isFinal(error), error: errorOf(error) };
      }
    },
  };
}

/** A 5xx reply about the recipient or the content; not about our own sign-in, which an operator can fix. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const isOurs = 'command' in error && String(error.command).startsWith('AUTH');
  return Number(error.responseCode) >= 500 && !isOurs;
}

function errorOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}
