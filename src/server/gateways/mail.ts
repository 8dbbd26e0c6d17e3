import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface MailMessage {
  to: string;
  /** Who answers reach; the sender's own address takes none in. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; content: Buffer | string; contentType: string }[];
  /** The same key gives the same Message-ID, so that a repeated attempt can be recognised by the receiver. */
  key: string;
}

/** The receiving server refused the address itself, and for good (5xx): trying again changes nothing. */
export class RecipientRefused extends Error {}

export interface Mail {
  /** Throws RecipientRefused, or whatever else prevented the mail from being accepted. */
  send(message: MailMessage): Promise<void>;
  /** Whether the server lets us in; sends nothing. */
  check(): Promise<void>;
  close(): void;
}

export function mailGateway(config: Config): Mail {
  const transport = nodemailer.createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = new URL(config.PUBLIC_URL).hostname;
  return {
    async send({ key, ...message }) {
      await transport
        .sendMail({ from: config.MAIL_FROM, messageId: `<${key}@${host}>`, ...message })
        .catch((error: unknown) => {
          throw isRecipientRefused(error) ? new RecipientRefused('the address was refused', { cause: error }) : error;
        });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** nodemailer's error of the step that names the recipient; anything else may be our own server's bad day. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
}
