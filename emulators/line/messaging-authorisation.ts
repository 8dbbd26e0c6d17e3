import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from './profile.ts';
import type { LineOptions } from './state.ts';

/** Every call of the Messaging API carries the channel's token, and every answer a number of its own. */
export const messagingAuthorisation =
  (options: LineOptions) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-line-request-id', randomUUID());
    if (bearerOf(request) === options.messagingToken) return;
    const reason = 'invalid token. Confirm that the access token in the authorization header is valid.';
    return reply.code(401).send({ message: `Authentication failed due to the following reason: ${reason}` });
  };
