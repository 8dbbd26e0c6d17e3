import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptsGzip, varyByEncoding } from './negotiate.ts';

/** Less than this travels in one packet anyway. */
const MINIMUM_BYTES = 1_400;
/** Each answer is compressed for one reader, so the first levels' bargain is the one to take. */
const LEVEL = 2;

/**
 * Compresses this scope's answers. Only for scopes whose answers do not put a lasting secret beside a stranger's words
 * (BREACH): pages (their only secret, the nonce, lives for one answer) and the data API (asked with a bearer token, which
 * no other site can send). /auth and the functions, which hand out tokens, stay as they are. Files of the build were
 * compressed when they were built, kept pages when they were kept.
 */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(reply)) return payload;
    varyByEncoding(reply);
    if (request.method === 'HEAD' || !acceptsGzip(request.headers['accept-encoding'])) return payload;
    if (payload instanceof Readable) {
      markCompressed(reply);
      const zipped = createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
      // A page that breaks off ends the answer; there is nobody left to tell.
      pipeline(payload, zipped, () => {});
      return zipped;
    }
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    if (Buffer.byteLength(payload) < MINIMUM_BYTES) return payload;
    markCompressed(reply);
    return promisify(gzip)(payload, { level: LEVEL });
  });
}

/** Whole texts that nobody has compressed yet; a file (it has its own date) comes ready from the build. */
function isCompressible(reply: FastifyReply): boolean {
  const isWhole = reply.statusCode !== 204 && reply.statusCode !== 206 && reply.statusCode !== 304;
  const isReady = reply.hasHeader('content-encoding') || reply.hasHeader('last-modified');
  const type = String(reply.getHeader('content-type') ?? '');
  return isWhole && !isReady && /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml))/.test(type);
}

function markCompressed(reply: FastifyReply): void {
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
}
