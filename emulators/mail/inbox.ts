import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Attachment } from 'postal-mime';
import { fields } from '../shared/fields.ts';
import { FRAME_SANDBOX, frameDocument, listPage, messagePage } from './inbox-page.ts';
import type { MailContext, StoredMessage } from './state.ts';
import { messagesTo, parseMessage } from './state.ts';

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);

async function describe(message: StoredMessage) {
  const email = await parseMessage(message);
  const { id, received_at, envelope, subject, from } = message;
  const attachments = email.attachments.map((attachment) => ({
    filename: attachment.filename,
    mime_type: attachment.mimeType,
    size: bytesOf(attachment).byteLength,
  }));
  const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
  return { id, received_at, from, to: envelope.to, subject, text: email.text, html: email.html, attachments, headers };
}

type MessageRequest = FastifyRequest<{ Params: { id: string } }>;

export function registerInbox(app: FastifyInstance, context: MailContext): void {
  app.get('/', async (request, reply) => {
    const to = fields(request.query).to || undefined;
    return reply.type('text/html; charset=utf-8').send(listPage(messagesTo(context, to), to));
  });

  const withMessage =
    (answer: (message: StoredMessage, reply: FastifyReply, request: MessageRequest) => Promise<unknown>) =>
    async (request: MessageRequest, reply: FastifyReply) => {
      const message = context.state.messages.find(({ id }) => id === request.params.id);
      if (message === undefined) return reply.code(404).send({ error: 'not found' });
      return answer(message, reply, request);
    };

  app.get(
    '/messages/:id',
    withMessage(async (message, reply) =>
      reply.type('text/html; charset=utf-8').send(messagePage(message, await parseMessage(message))),
    ),
  );
  app.get(
    '/messages/:id/html',
    withMessage(async (message, reply) => {
      const policy = `default-src 'none'; img-src * data:; style-src 'unsafe-inline'; sandbox ${FRAME_SANDBOX}`;
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
      return reply.send(frameDocument(message, await parseMessage(message)));
    }),
  );
  app.get(
    '/messages/:id/raw',
    withMessage(async (message, reply) =>
      reply.type('text/plain; charset=utf-8').send(Buffer.from(message.raw_base64, 'base64')),
    ),
  );
  app.get<{ Params: { id: string; index: string } }>(
    '/messages/:id/attachments/:index',
    withMessage(async (message, reply, request) => {
      const { index } = request.params as { id: string; index: string };
      const attachment = (await parseMessage(message)).attachments[Number(index)];
      if (attachment === undefined) return reply.code(404).send({ error: 'not found' });
      const filename = encodeURIComponent(attachment.filename ?? `attachment-${index}`);
      reply.header('content-disposition', `attachment; filename*=UTF-8''${filename}`);
      return reply.type(attachment.mimeType).send(bytesOf(attachment));
    }),
  );

  app.get('/emulator/messages', async (request) => {
    const messages = messagesTo(context, fields(request.query).to);
    return { messages: await Promise.all(messages.map(describe)) };
  });
}
