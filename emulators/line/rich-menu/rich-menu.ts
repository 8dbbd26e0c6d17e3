import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { messagingAuthorisation } from '../messaging-authorisation.ts';
import type { LineContext, LineOptions } from '../state.ts';
import { checkRichMenu, imageProblem, type StoredRichMenu } from './rich-menu-rules.ts';

type MenuRequest = { Params: { id: string } };

const described = ({ image: _, ...menu }: StoredRichMenu) => menu;
const notFound = (reply: FastifyReply) => reply.code(404).send({ message: 'richmenu not found' });

/** The menu that everybody sees, if it has its picture. */
export function defaultRichMenu({ state }: LineContext): StoredRichMenu | undefined {
  return state.rich_menus.find(({ richMenuId }) => richMenuId === state.default_rich_menu);
}

/** Rich menus: create, list, delete, picture (api-data.line.me in reality), the default one. No menus of single users. */
export function registerRichMenu(app: FastifyInstance, context: LineContext, options: LineOptions): void {
  const { state } = context;
  const only = { preHandler: messagingAuthorisation(options) };
  const find = (id: string) => state.rich_menus.find(({ richMenuId }) => richMenuId === id);
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/v2/bot/richmenu', only, async (request, reply) => {
    const checked = checkRichMenu(request.body);
    if (!checked.ok) return reply.code(400).send(checked.answer);
    const richMenuId = `richmenu-${randomUUID().replaceAll('-', '')}`;
    state.rich_menus.push({ ...checked.menu, richMenuId, image: null });
    context.save();
    return { richMenuId };
  });
  app.post('/v2/bot/richmenu/validate', only, async (request, reply) => {
    const checked = checkRichMenu(request.body);
    return checked.ok ? {} : reply.code(400).send(checked.answer);
  });
  app.get('/v2/bot/richmenu/list', only, async () => ({ richmenus: state.rich_menus.map(described) }));
  app.get<MenuRequest>('/v2/bot/richmenu/:id', only, async (request, reply) => {
    const menu = find(request.params.id);
    return menu === undefined ? notFound(reply) : described(menu);
  });
  app.delete<MenuRequest>('/v2/bot/richmenu/:id', only, async (request, reply) => {
    if (find(request.params.id) === undefined) return notFound(reply);
    state.rich_menus = state.rich_menus.filter(({ richMenuId }) => richMenuId !== request.params.id);
    if (state.default_rich_menu === request.params.id) state.default_rich_menu = null;
    context.save();
    return {};
  });

  app.post<MenuRequest>('/v2/bot/richmenu/:id/content', only, async (request, reply) => {
    const menu = find(request.params.id);
    if (menu === undefined) return notFound(reply);
    if (menu.image !== null)
      return reply.code(400).send({ message: 'An image has already been uploaded to the richmenu' });
    const type = request.headers['content-type'] ?? '';
    const image = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const message = imageProblem(type, image, menu);
    if (message !== null) return reply.code(400).send({ message });
    menu.image = { type, content: image.toString('base64') };
    context.save();
    return {};
  });
  app.get<MenuRequest>('/v2/bot/richmenu/:id/content', only, async (request, reply) => {
    const image = find(request.params.id)?.image;
    if (!image) return notFound(reply);
    return reply.type(image.type).send(Buffer.from(image.content, 'base64'));
  });

  app.post<MenuRequest>('/v2/bot/user/all/richmenu/:id', only, async (request, reply) => {
    const menu = find(request.params.id);
    if (menu === undefined) return notFound(reply);
    if (menu.image === null) {
      return reply.code(400).send({ message: 'must upload richmenu image before applying it to user' });
    }
    state.default_rich_menu = menu.richMenuId;
    context.save();
    return {};
  });
  app.get('/v2/bot/user/all/richmenu', only, async (_request, reply) => {
    if (state.default_rich_menu === null) return reply.code(404).send({ message: 'no default richmenu' });
    return { richMenuId: state.default_rich_menu };
  });
  app.delete('/v2/bot/user/all/richmenu', only, async () => {
    state.default_rich_menu = null;
    context.save();
    return {};
  });
}
