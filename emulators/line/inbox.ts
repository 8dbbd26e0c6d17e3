import type { FastifyInstance, FastifyReply } from 'fastify';
import { fields } from '../shared/fields.ts';
import { chatListPage, chatPage } from './inbox-page.ts';
import { picture } from './picture.ts';
import { defaultRichMenu } from './rich-menu/rich-menu.ts';
import type { LineContext, LineOptions } from './state.ts';
import { findUser } from './state.ts';
import { sendPostback, sendText, setFriendship } from './webhook.ts';

const sendPage = (reply: FastifyReply, markup: string) => reply.type('text/html; charset=utf-8').send(markup);

/** Pages for people: what each parent reads on the phone, and what they do there. */
export function registerInbox(app: FastifyInstance, context: LineContext, options: LineOptions): void {
  app.get('/', async (_request, reply) => reply.redirect('/inbox', 302));
  app.get('/inbox', async (_request, reply) => sendPage(reply, chatListPage(context.state)));

  app.get<{ Params: { userId: string } }>('/inbox/:userId', async (request, reply) => {
    const user = findUser(context, request.params.userId);
    if (user === undefined) return reply.redirect('/inbox', 302);
    return sendPage(reply, chatPage(context.state, user, defaultRichMenu(context)));
  });

  app.post<{ Params: { userId: string } }>('/inbox/:userId', async (request, reply) => {
    const user = findUser(context, request.params.userId);
    const { action, text, data, display_text } = fields(request.body);
    if (user !== undefined && (action === 'friend' || action === 'blocked')) {
      await setFriendship(context, options, user, action);
    }
    if (user !== undefined && action === 'send' && text !== undefined && text.trim() !== '') {
      await sendText(context, options, user, text.trim());
    }
    if (user !== undefined && action === 'postback' && data !== undefined) {
      await sendPostback(context, options, user, { data, display_text });
    }
    return reply.redirect(`/inbox/${request.params.userId}`, 303);
  });

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const user = findUser(context, request.params.file.replace(/\.svg$/, ''));
    if (user === undefined) return reply.code(404).send();
    return reply.type('image/svg+xml').send(picture(user));
  });

  app.get('/emulator/messages', async (request) => {
    const { user_id: userId } = fields(request.query);
    return { messages: context.state.messages.filter(({ user_id }) => userId === undefined || user_id === userId) };
  });
}
