import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; content: Buffer | string; contentType: string }[];
  /** The same key gives the same Message-ID, so that a repeated attempt can be recognised by the receiver. */
  key: string;
}

export interface Mail {
  send(message: MailMessage): Promise<void>;
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
      await transport.sendMail({ from: config.MAIL_FROM, messageId: `<${key}@${host}>`, ...message });
    },
    close: () => transport.close(),
  };
}
