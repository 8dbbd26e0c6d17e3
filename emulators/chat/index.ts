import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorDefinition } from '../shared/emulator.ts';
import { fields } from '../shared/fields.ts';
import { answerTo, greeting } from './answers.ts';
import { chatPage } from './chat-page.ts';

export interface ChatMessage {
  by: 'visitor' | 'bot';
  text: string;
  at: string;
}
interface ChatState {
  /** By visitor, whom a cookie of the chat's own address names. */
  conversations: Record<string, ChatMessage[]>;
}

const cookie = 'chat_visitor';
const longest = 500;
/** A stand-in forgets what nobody reads any more. */
const kept = 200;

const visitorOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; )${cookie}=([\\w-]{36})`).exec(headers.cookie ?? '')?.[1];

function newVisitor(reply: FastifyReply): string {
  const visitor = randomUUID();
  reply.header('set-cookie', `${cookie}=${visitor}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`);
  return visitor;
}

/** The outside chat the site links to (CHAT_URL): a page of its own, with an answering machine behind it. */
export function chatEmulator(): EmulatorDefinition<ChatState> {
  return {
    name: 'chat',
    initial: () => ({ conversations: {} }),
    errorBody: (status, message) => ({ status, message }),
    faultExempt: /^\/$/,
    register: (app, context) => {
      const { state } = context;
      const say = (visitor: string, by: ChatMessage['by'], text: string) => {
        const conversation = state.conversations[visitor] ?? [];
        conversation.push({ by, text, at: context.now().toISOString() });
        state.conversations[visitor] = conversation.slice(-kept);
      };

      app.get('/', async (request, reply) => {
        const visitor = visitorOf(request) ?? newVisitor(reply);
        if (!state.conversations[visitor]) {
          say(visitor, 'bot', greeting);
          context.save();
        }
        return reply.type('text/html; charset=utf-8').send(chatPage(state.conversations[visitor] ?? []));
      });

      app.post('/messages', async (request, reply) => {
        const text = (fields(request.body).text ?? '').trim().slice(0, longest);
        const visitor = visitorOf(request) ?? newVisitor(reply);
        if (text !== '') {
          say(visitor, 'visitor', text);
          say(visitor, 'bot', answerTo(text));
          context.record('message', { text });
          context.save();
        }
        return reply.redirect('/#last', 303);
      });
    },
  };
}
