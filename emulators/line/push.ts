import type { FastifyInstance } from 'fastify';
import type { DemoUser } from './demo-users.ts';
import { checkMessages } from './message-rules.ts';
import { messagingAuthorisation } from './messaging-authorisation.ts';
import type { ChatMessage, LineContext, LineMessage, LineOptions } from './state.ts';
import { addChatMessage, findUser } from './state.ts';

const RETRY_KEY_LIFETIME_MS = 24 * 3600 * 1000;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const sentThisMonth = (context: LineContext): number => {
  // The allowance is counted per calendar month in Tokyo.
  const month = (date: Date) => new Date(date.getTime() + 9 * 3600 * 1000).toISOString().slice(0, 7);
  const current = month(context.now());
  return context.state.messages.filter(
    ({ direction, delivered, time, reply }) =>
      direction === 'to_user' && delivered && !reply && month(new Date(time)) === current,
  ).length;
};

function sendToUser(
  context: LineContext,
  user: DemoUser,
  messages: LineMessage[],
  how: Pick<ChatMessage, 'reply' | 'retry_key'> = {},
) {
  const delivered = user.friendship === 'friend';
  return messages.map((message) => {
    const { id } = addChatMessage(context, { user_id: user.user_id, direction: 'to_user', delivered, message, ...how });
    return { id, quoteToken: `quote-${id}` };
  });
}

export function registerPush(app: FastifyInstance, context: LineContext, options: LineOptions): void {
  let second = 0;
  let calls = 0;
  const overRate = (): boolean => {
    const current = Math.floor(context.now().getTime() / 1000);
    calls = current === second ? calls + 1 : 1;
    second = current;
    return calls > context.state.settings.requests_per_second;
  };

  const authorise = messagingAuthorisation(options);

  app.post('/v2/bot/message/push', { preHandler: authorise }, async (request, reply) => {
    const { state } = context;
    if (overRate()) {
      return reply.code(429).send({ message: 'The API rate limit has been exceeded. Try again later.' });
    }
    const retryKey = request.headers['x-line-retry-key'];
    if (retryKey !== undefined && (typeof retryKey !== 'string' || !UUID.test(retryKey))) {
      return reply.code(400).send({ message: "The value for the 'X-Line-Retry-Key' header is invalid" });
    }
    const now = context.now().getTime();
    const accepted = retryKey === undefined ? undefined : state.retry_keys[retryKey];
    if (accepted !== undefined && now - accepted.accepted_at < RETRY_KEY_LIFETIME_MS) {
      reply.code(409).header('x-line-accepted-request-id', accepted.request_id);
      return reply.send({ message: 'The retry key is already accepted', sentMessages: accepted.sent_messages });
    }

    const body = request.body as { to?: unknown; messages?: unknown };
    const checked = checkMessages(body?.messages);
    if (!checked.ok) return reply.code(400).send(checked.answer);
    const user = typeof body.to === 'string' ? findUser(context, body.to) : undefined;
    if (user === undefined) {
      return reply
        .code(400)
        .send({ message: "The property, 'to', in the request body is invalid (line: -, column: -)" });
    }
    const limit = state.settings.monthly_limit;
    if (limit !== null && sentThisMonth(context) + checked.messages.length > limit) {
      return reply.code(429).send({ message: 'You have reached your monthly limit.' });
    }
    // Also for someone who blocked the account: LINE answers 200 and delivers nothing.
    const sentMessages = sendToUser(
      context,
      user,
      checked.messages,
      retryKey === undefined ? {} : { retry_key: retryKey },
    );
    if (retryKey !== undefined) {
      const request_id = String(reply.getHeader('x-line-request-id'));
      state.retry_keys[retryKey] = { request_id, accepted_at: now, sent_messages: sentMessages };
      context.save();
    }
    return { sentMessages };
  });

  app.post('/v2/bot/message/reply', { preHandler: authorise }, async (request, reply) => {
    const body = request.body as { replyToken?: unknown; messages?: unknown };
    const checked = checkMessages(body?.messages);
    if (!checked.ok) return reply.code(400).send(checked.answer);
    const token = typeof body.replyToken === 'string' ? body.replyToken : '';
    const given = context.state.reply_tokens[token];
    const inTime = given !== undefined && context.now().getTime() <= given.expires_at;
    const user = inTime ? findUser(context, given.user_id) : undefined;
    delete context.state.reply_tokens[token];
    if (user === undefined) return reply.code(400).send({ message: 'Invalid reply token' });
    return { sentMessages: sendToUser(context, user, checked.messages, { reply: true }) };
  });

  app.get('/v2/bot/message/quota', { preHandler: authorise }, async () => {
    const limit = context.state.settings.monthly_limit;
    return limit === null ? { type: 'none' } : { type: 'limited', value: limit };
  });
  app.get('/v2/bot/message/quota/consumption', { preHandler: authorise }, async () => ({
    totalUsage: sentThisMonth(context),
  }));

  app.get<{ Params: { userId: string } }>(
    '/v2/bot/profile/:userId',
    { preHandler: authorise },
    async (request, reply) => {
      const user = findUser(context, request.params.userId);
      if (user?.friendship !== 'friend') return reply.code(404).send({ message: 'Not found' });
      return { userId: user.user_id, displayName: user.display_name, language: 'ja' };
    },
  );
}
