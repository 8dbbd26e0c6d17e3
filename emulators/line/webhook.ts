import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DemoUser } from './demo-users.ts';
import type { LineContext, LineOptions } from './state.ts';
import { addChatMessage, findUser, randomToken } from './state.ts';

interface Delivery {
  /** 0: no answer. */
  status: number;
  redelivery: boolean;
}

/** LINE promises a minute; what is answered later may be refused, so here it is. */
const REPLY_TOKEN_LIFETIME_MS = 60_000;

const DESTINATION = `U${'f'.repeat(32)}`;

const eventId = (): string => `01${randomBytes(12).toString('hex').toUpperCase()}`;

async function post(
  url: string,
  secret: string,
  event: Record<string, unknown>,
  redelivery: boolean,
): Promise<Delivery> {
  const body = JSON.stringify({
    destination: DESTINATION,
    events: [{ ...event, deliveryContext: { isRedelivery: redelivery } }],
  });
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-line-signature': signature };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, redelivery };
  } catch {
    return { status: 0, redelivery };
  }
}

async function deliver(
  context: LineContext,
  options: LineOptions,
  event: Record<string, unknown>,
): Promise<Delivery[]> {
  const url = context.state.webhook_url;
  if (url === null) return [];
  const sent = { ...event, mode: 'active', timestamp: context.now().getTime(), webhookEventId: eventId() };
  const deliveries = [await post(url, options.messagingSecret, sent, false)];
  if (context.takeFault('duplicate')) deliveries.push(await post(url, options.messagingSecret, sent, true));
  context.record('webhook', { url, event: sent, deliveries });
  return deliveries;
}

function newReplyToken(context: LineContext, user: DemoUser): string {
  const token = randomToken(16);
  context.state.reply_tokens[token] = {
    user_id: user.user_id,
    expires_at: context.now().getTime() + REPLY_TOKEN_LIFETIME_MS,
  };
  context.save();
  return token;
}

/** Changes the friendship as the person would in the app, and tells the product. */
export function setFriendship(
  context: LineContext,
  options: LineOptions,
  user: DemoUser,
  friendship: 'friend' | 'blocked',
): Promise<Delivery[]> {
  const wasBlocked = user.friendship === 'blocked';
  user.friendship = friendship;
  context.save();
  const source = { type: 'user', userId: user.user_id };
  if (friendship === 'blocked') return deliver(context, options, { type: 'unfollow', source });
  const replyToken = newReplyToken(context, user);
  return deliver(context, options, { type: 'follow', source, replyToken, follow: { isUnblocked: wasBlocked } });
}

export function sendText(
  context: LineContext,
  options: LineOptions,
  user: DemoUser,
  text: string,
): Promise<Delivery[]> {
  const message = { type: 'text', text };
  const { id } = addChatMessage(context, { user_id: user.user_id, direction: 'from_user', delivered: true, message });
  const source = { type: 'user', userId: user.user_id };
  const replyToken = newReplyToken(context, user);
  return deliver(context, options, {
    type: 'message',
    source,
    replyToken,
    message: { ...message, id, quoteToken: id },
  });
}

/** A tap on a part of the menu that carries data; its display text is in the chat as if it had been written. */
export function sendPostback(
  context: LineContext,
  options: LineOptions,
  user: DemoUser,
  { data, display_text: text }: { data: string; display_text?: string | undefined },
): Promise<Delivery[]> {
  // The chat of an account that is blocked, or not added yet, has no menu.
  if (user.friendship !== 'friend') return Promise.resolve([]);
  if (text !== undefined && text !== '') {
    addChatMessage(context, {
      user_id: user.user_id,
      direction: 'from_user',
      delivered: true,
      message: { type: 'text', text },
    });
  }
  const source = { type: 'user', userId: user.user_id };
  const replyToken = newReplyToken(context, user);
  return deliver(context, options, { type: 'postback', source, replyToken, postback: { data } });
}

const eventInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['follow', 'unfollow']), user_id: z.string() }),
  z.strictObject({ type: z.literal('message'), user_id: z.string(), text: z.string().min(1) }),
  z.strictObject({
    type: z.literal('postback'),
    user_id: z.string(),
    data: z.string().min(1).max(300),
    display_text: z.string().max(300).optional(),
  }),
]);

/** Control routes: what a person does in the LINE app. */
export function registerWebhook(app: FastifyInstance, context: LineContext, options: LineOptions): void {
  app.post('/emulator/webhook', async (request, reply) => {
    const input = z.strictObject({ url: z.url().nullable() }).safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    context.state.webhook_url = input.data.url;
    context.save();
    return { url: input.data.url };
  });

  app.post('/emulator/events', async (request, reply) => {
    const input = eventInput.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    const user = findUser(context, input.data.user_id);
    if (user === undefined) return reply.code(404).send({ error: 'unknown user_id' });
    return { deliveries: await doneBy(context, options, user, input.data) };
  });
}

function doneBy(
  context: LineContext,
  options: LineOptions,
  user: DemoUser,
  event: z.infer<typeof eventInput>,
): Promise<Delivery[]> {
  if (event.type === 'message') return sendText(context, options, user, event.text);
  if (event.type === 'postback') return sendPostback(context, options, user, event);
  return setFriendship(context, options, user, event.type === 'follow' ? 'friend' : 'blocked');
}
