import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../postgres/database.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Series {
  count: number;
  seconds: number;
  buckets: number[];
}

/**
 * Request counts and durations by route pattern, and the pool's state, in Prometheus' text format. No personal data, but
 * nothing for strangers: outside a demo it exists only for whoever sends METRICS_TOKEN.
 */
export function metrics(
  app: FastifyInstance,
  database: Pick<Database, 'state'>,
  config: Pick<Config, 'METRICS_TOKEN' | 'demo'>,
): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const entry = series.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    entry.count += 1;
    entry.seconds += seconds;
    BUCKETS_SECONDS.forEach((limit, index) => {
      if (seconds <= limit) entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
    });
    series.set(labels, entry);
  });
  app.get('/metrics', async (request, reply) => {
    const isOpen = config.demo.openMetrics || isBearer(request.headers.authorization, config.METRICS_TOKEN);
    if (!isOpen) return reply.callNotFound();
    const lines = ['# TYPE http_request_duration_seconds histogram'];
    for (const [labels, { count, seconds, buckets }] of series) {
      buckets.forEach((value, index) => {
        lines.push(`http_request_duration_seconds_bucket{${labels},le="${BUCKETS_SECONDS[index]}"} ${value}`);
      });
      lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`http_request_duration_seconds_sum{${labels}} ${seconds}`);
      lines.push(`http_request_duration_seconds_count{${labels}} ${count}`);
    }
    lines.push('# TYPE database_connections gauge');
    for (const [state, number] of Object.entries(database.state())) {
      lines.push(`database_connections{state="${state}"} ${number}`);
    }
    lines.push('# TYPE process_resident_memory_bytes gauge');
    lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`);
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

export function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined || token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}
