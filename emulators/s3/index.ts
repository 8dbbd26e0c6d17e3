import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorDefinition } from '../shared/emulator.ts';
import { html } from '../shared/html.ts';
import { listPage } from './list-page.ts';
import { checkSignature, type Refused } from './signature.ts';
import type { S3Access, S3State } from './state.ts';

const BODY_LIMIT = 32 * 1024 * 1024;

interface ObjectRoute {
  Params: { bucket: string; '*': string };
}

const errorXml = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${html`<Error><Code>${code}</Code><Message>${message}</Message></Error>`.markup}`;
const fail = (reply: FastifyReply, { status, code, message }: Refused) =>
  reply.code(status).type('application/xml').send(errorXml(code, message));

/** One bucket, path style: PUT, GET, HEAD and DELETE of objects, each with a signature that must be right. */
export function s3Emulator(access: S3Access): EmulatorDefinition<S3State> {
  return {
    name: 's3',
    initial: () => ({ objects: {} }),
    errorBody: (status, message) => errorXml(status === 404 ? 'NoSuchKey' : 'InternalError', message),
    faultExempt: /^\/$/,
    register: (app, context) => {
      const { state } = context;
      // Pictures are no text: what is sent is kept byte by byte.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
        done(null, body),
      );
      const refuse = (request: FastifyRequest<ObjectRoute>): Refused | null => {
        if (request.params.bucket !== access.bucket) {
          return { status: 404, code: 'NoSuchBucket', message: 'The specified bucket does not exist' };
        }
        return checkSignature(request, bytesOf(request), access, context.now());
      };
      const checked = async (request: FastifyRequest<ObjectRoute>, reply: FastifyReply) => {
        const refusal = refuse(request);
        if (refusal !== null) return fail(reply, refusal);
      };
      const path = '/:bucket/*';
      const options = { preHandler: checked, bodyLimit: BODY_LIMIT };

      app.put<ObjectRoute>(path, options, async (request, reply) => {
        const bytes = bytesOf(request);
        const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
        state.objects[request.params['*']] = {
          content_type: request.headers['content-type'] ?? 'binary/octet-stream',
          body: bytes.toString('base64'),
          etag,
          last_modified: context.now().toUTCString(),
        };
        context.save();
        return reply.header('etag', etag).send();
      });
      app.get<ObjectRoute>(path, options, async (request, reply) => {
        const object = state.objects[request.params['*']];
        if (object === undefined) {
          return fail(reply, { status: 404, code: 'NoSuchKey', message: 'The specified key does not exist.' });
        }
        return reply
          .headers({ etag: object.etag, 'last-modified': object.last_modified, 'content-type': object.content_type })
          .send(Buffer.from(object.body, 'base64'));
      });
      app.delete<ObjectRoute>(path, options, async (request, reply) => {
        delete state.objects[request.params['*']];
        context.save();
        return reply.code(204).send();
      });

      app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(listPage(state)));
      app.get('/emulator/objects', async () => ({
        objects: Object.entries(state.objects).map(([key, { content_type, body }]) => ({
          key,
          content_type,
          bytes: Buffer.byteLength(body, 'base64'),
        })),
      }));
    },
  };
}

const bytesOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
