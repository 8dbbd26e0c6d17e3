import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import type { EmulatorContext } from '../shared/emulator.ts';

export interface StoredMessage {
  id: string;
  received_at: string;
  /** Who the server was told to deliver to; Bcc recipients appear only here. */
  envelope: { from: string; to: string[] };
  subject: string;
  from: string;
  raw_base64: string;
}

export interface MailState {
  /** Oldest first. */
  messages: StoredMessage[];
}

export type MailContext = EmulatorContext<MailState>;

/** The whole state is one JSON file; a demo inbox need not be longer. */
const LIMIT = 500;

export const parseMessage = (message: StoredMessage): Promise<Email> =>
  PostalMime.parse(Buffer.from(message.raw_base64, 'base64'), { attachmentEncoding: 'arraybuffer' });

export async function storeMessage(
  context: MailContext,
  raw: Buffer,
  envelope: StoredMessage['envelope'],
): Promise<StoredMessage> {
  const email = await PostalMime.parse(raw);
  const from = email.from?.name ? `${email.from.name} <${email.from.address}>` : (email.from?.address ?? envelope.from);
  const message: StoredMessage = {
    id: randomUUID(),
    received_at: context.now().toISOString(),
    envelope,
    subject: email.subject ?? '',
    from,
    raw_base64: raw.toString('base64'),
  };
  context.state.messages.push(message);
  if (context.state.messages.length > LIMIT) context.state.messages.shift();
  context.record('mail', { id: message.id, to: envelope.to, subject: message.subject });
  context.save();
  return message;
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Newest first. */
export const messagesTo = (context: MailContext, to: string | undefined): StoredMessage[] =>
  context.state.messages
    .filter(({ envelope }) => to === undefined || envelope.to.some((address) => sameAddress(address, to)))
    .reverse();
