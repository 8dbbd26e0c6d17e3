import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { S3Access } from './state.ts';

/** Why a request is refused, in S3's own words. */
export interface Refused {
  status: number;
  code: string;
  message: string;
}

const SKEW_MS = 15 * 60 * 1000;
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const refused = (status: number, code: string, message: string): Refused => ({ status, code, message });

/** AWS Signature Version 4 in the Authorization header, really computed; null when it holds. */
export function checkSignature(request: FastifyRequest, body: Buffer, access: S3Access, now: Date): Refused | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return refused(403, 'AccessDenied', 'Access Denied');
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (given === null) return refused(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  const [, keyId = '', day = '', region = '', signedHeaders = '', signature = ''] = given;
  if (keyId !== access.accessKeyId) {
    return refused(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const moment = headerOf(request, 'x-amz-date');
  if (!moment.startsWith(day) || Math.abs(timeOf(moment) - now.getTime()) > SKEW_MS) {
    return refused(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  const payload = headerOf(request, 'x-amz-content-sha256');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) {
    return refused(
      400,
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 header does not match what was computed.',
    );
  }
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) {
    return refused(403, 'AccessDenied', 'There were headers present in the request which were not signed');
  }
  const canonical = canonicalRequest(request, names, payload);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    hmac(hmac(`AWS4${access.secretAccessKey}`, day), region),
  );
  if (timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))) return null;
  return refused(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  );
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replaceAll(/ +/g, ' ');
}

/** 20261116T010000Z */
function timeOf(moment: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

function canonicalRequest(request: FastifyRequest, names: readonly string[], payload: string): string {
  const [path = '/', query = ''] = (request.raw.url ?? '/').split('?');
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  const headers = names.map((name) => `${name}:${headerOf(request, name)}\n`).join('');
  return [request.method, path, pairs.join('&'), headers, names.join(';'), payload].join('\n');
}
