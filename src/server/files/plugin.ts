import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CallableErrorStatus, callableHttpStatus } from '../../contract/callable.ts';
import { uploadQuery } from '../../contract/file-upload.ts';
import { callableErrors } from '../../contract/page-errors.ts';
import { Refusal } from '../../contract/refusal.ts';
import { largestUploadBytes } from '../../domain/files/file-purposes.ts';
import { callerOf, InvalidToken } from '../auth/caller.ts';
import { sessionCookie } from '../auth/cookie.ts';
import { sessionOfCookie } from '../auth/store/sessions.ts';
import { namesMissingRow } from '../postgres/database.ts';
import { isDatabaseGone } from '../postgres/database-gone.ts';
import type { Services } from '../services.ts';
import { countAttempt } from '../store/rate-limits.ts';
import { isSigned } from './private-link.ts';
import { personSeesFile } from './store/file-sight.ts';
import { fileByKey } from './store/files.ts';
import { nameInStore, typeOfName } from './stored-files.ts';
import { storeUpload } from './upload.ts';
import { ownerOf, UploadDenied } from './uploader.ts';

type FileRoute = { Params: { key: string; name: string } };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The form around the file. */
const FORM_BYTES = 64 * 1024;

const refusalStatus: Readonly<Record<string, number>> = {
  file_too_large: 413,
  file_too_many_pixels: 413,
  file_not_picture: 415,
  file_not_document: 415,
  file_store_unavailable: 503,
  rate_limited: 429,
  not_found: 404,
};

/**
 * `POST /files` takes a file, `GET /files/{key}/{width}.webp` gives a public picture to everybody, and
 * `GET /files/private/…` a private file to the one person its address was made for (issueFileLink).
 */
export async function filesPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { bearer, clock, config, database, files } = services;
  await app.register(fastifyMultipart, {
    limits: { fileSize: largestUploadBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  app.setErrorHandler(answerError);

  app.post('/files', { bodyLimit: largestUploadBytes + FORM_BYTES }, async (request, reply) => {
    const { purpose, branch_id, cut } = uploadQuery.parse(request.query);
    const caller = await callerOf(request, bearer);
    const owner = await ownerOf(services, caller, purpose, branch_id);
    const allowed = await database.read(clock.now(), (db) =>
      countAttempt(db, `upload ${caller.uid}`, config.RATE_LIMIT_UPLOAD, clock.now()),
    );
    if (!allowed) throw new Refusal('rate_limited');
    const bytes = await bodyOf(request);
    const uploaded = await storeUpload({ ...services, log: request.log }, { purpose, ...owner, cut, bytes });
    return reply.send({ result: { status: 'OK', ...uploaded } });
  });

  app.get<FileRoute>('/files/:key/:name', async (request, reply) => {
    const { key, name } = request.params;
    const type = typeOfName(name);
    const bytes =
      type === null || !uuid.test(key) ? null : await files.get(nameInStore({ private_flag: false, key }, name));
    if (bytes === null || type === null) return missing(reply);
    // The key names this content for ever; what is replaced gets a new key.
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
  });

  const cookie = sessionCookie(config.PUBLIC_URL);
  app.get<FileRoute & { Querystring: { until?: string; signature?: string } }>(
    '/files/private/:key/:name',
    async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      const { key, name } = request.params;
      const { until = '', signature = '' } = request.query;
      const type = typeOfName(name);
      const token = cookie.read(request);
      if (type === null || token === null || !uuid.test(key) || !/^\d{1,12}$/.test(until)) return missing(reply);
      const now = clock.now();
      const reader = await database.read(now, (db) => sessionOfCookie(db, token));
      if (reader === null) return missing(reply);
      const link = { key, name, until: Number(until), reader };
      if (!isSigned(config.AUTH_SIGNING_KEY, link, signature, now)) return missing(reply);
      // A right that was taken back in the meantime counts at once.
      const file = await database.read(now, (db) => fileByKey(db, key));
      if (file === null || !(await personSeesFile(database, now, reader, file.id))) return missing(reply);
      const bytes = await files.get(nameInStore({ private_flag: true, key }, name));
      if (bytes === null) return missing(reply);
      return reply.type(type).header('content-disposition', `inline; filename="${name}"`).send(bytes);
    },
  );
}

/** A guessed address, another user's and a nonexistent one look alike. */
const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ error: callableErrors.NOT_FOUND });

async function bodyOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('file_missing');
  const part = await request.file();
  const bytes = await part?.toBuffer();
  if (bytes === undefined || bytes.length === 0) throw new Refusal('file_missing');
  return bytes;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return refused(reply, error);
  if (error instanceof UploadDenied) return denied(reply, error.status);
  if (error instanceof InvalidToken) return denied(reply, 'UNAUTHENTICATED');
  if (error instanceof z.ZodError) return denied(reply, 'INVALID_ARGUMENT');
  if (namesMissingRow(error)) return refused(reply, new Refusal('not_found'));
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode === 413) return refused(reply, new Refusal('file_too_large'));
  if (statusCode === 429) return denied(reply, 'RESOURCE_EXHAUSTED');
  if (isDatabaseGone(error)) return denied(reply, 'UNAVAILABLE');
  // Cut off on the way, or no form: the person sends it again.
  if (statusCode < 500) return denied(reply, 'INVALID_ARGUMENT');
  request.log.error({ err: error }, 'files');
  return denied(reply, 'INTERNAL');
}

const refused = (reply: FastifyReply, { type, result }: Refusal) =>
  reply.code(refusalStatus[type] ?? 422).send({ result });
const denied = (reply: FastifyReply, status: CallableErrorStatus) =>
  reply.code(callableHttpStatus[status]).send({ error: { status, message: callableErrors[status] } });
