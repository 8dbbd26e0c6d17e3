import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorDefinition } from '../shared/emulator.ts';
import { fields } from '../shared/fields.ts';
import { listPage } from './list-page.ts';
import { overLimit } from './rate-limit.ts';
import type { ChatworkMessage, ChatworkState } from './state.ts';
import { initialState, seedState } from './state.ts';

const MAXIMUM_BODY = 65_535;

interface RoomRoute {
  Params: { roomId: string };
}

const fail = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ errors: [message] });

export function chatworkEmulator(options: { token: string }): EmulatorDefinition<ChatworkState> {
  const authorise = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers['x-chatworktoken'] !== options.token) return fail(reply, 401, 'Invalid API Token');
  };
  return {
    name: 'chatwork',
    initial: initialState,
    seed: seedState,
    errorBody: (_status, message) => ({ errors: [message] }),
    faultExempt: /^\/$/,
    register: (app, context) => {
      const { state } = context;
      const refuseRoom = (roomId: string, reply: FastifyReply) =>
        /^\d+$/.test(roomId) && !state.forbidden_rooms.includes(roomId)
          ? undefined
          : fail(reply, 403, "You don't have permission to access this room");

      app.post<RoomRoute>('/v2/rooms/:roomId/messages', { preHandler: authorise }, async (request, reply) => {
        const { roomId } = request.params;
        if (overLimit(context, reply, roomId)) return fail(reply, 429, 'Rate limit exceeded');
        const refusal = refuseRoom(roomId, reply);
        if (refusal !== undefined) return refusal;
        const { body } = fields(request.body);
        if (body === undefined || body === '') return fail(reply, 400, "Parameter 'body' is required");
        if (body.length > MAXIMUM_BODY) return fail(reply, 400, "Parameter 'body' is too long");
        const message: ChatworkMessage = {
          message_id: String(state.next_message_id++),
          room_id: roomId,
          body,
          send_time: Math.floor(context.now().getTime() / 1000),
        };
        state.messages.push(message);
        context.save();
        return { message_id: message.message_id };
      });

      app.get<RoomRoute>('/v2/rooms/:roomId/messages', { preHandler: authorise }, async (request, reply) => {
        if (overLimit(context, reply)) return fail(reply, 429, 'Rate limit exceeded');
        const refusal = refuseRoom(request.params.roomId, reply);
        if (refusal !== undefined) return refusal;
        const messages = state.messages.filter(({ room_id }) => room_id === request.params.roomId).slice(-100);
        return messages.length === 0
          ? reply.code(204).send()
          : messages.map(({ message_id, body, send_time }) => ({ message_id, body, send_time, update_time: 0 }));
      });

      app.get('/v2/me', { preHandler: authorise }, async (_request, reply) =>
        overLimit(context, reply)
          ? fail(reply, 429, 'Rate limit exceeded')
          : { account_id: 1, name: 'いまほいく', chatwork_id: 'imahoiku' },
      );

      app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(listPage(state)));
      app.get('/emulator/messages', async (request) => {
        const { room_id: roomId } = fields(request.query);
        return { messages: state.messages.filter(({ room_id }) => roomId === undefined || room_id === roomId) };
      });
    },
  };
}
