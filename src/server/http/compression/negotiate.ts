import type { FastifyReply } from 'fastify';

/** Whether an Accept-Encoding header allows gzip (RFC 9110 §12.5.3): named, or by `*`, and not with a weight of 0. */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(coding, weight === undefined ? 1 : Number(weight));
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

/** Caches must not hand a compressed answer to those who cannot read it, nor the other way round. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(vary)) return;
  reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}
