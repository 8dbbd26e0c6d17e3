import type { Queryable } from '../../postgres/database.ts';

export interface CountedLimit {
  attempts: number;
  seconds: number;
}

/** Counts one attempt in a fixed window and says whether it is still allowed; shared by all processes. */
export async function countAttempt(db: Queryable, bucket: string, limit: CountedLimit, now: Date): Promise<boolean> {
  const start = new Date(Math.floor(now.getTime() / (limit.seconds * 1000)) * limit.seconds * 1000);
  const { rows } = await db.query<{ attempts: number }>(
    `insert into auth.rate_limits (bucket, window_start, attempts) values ($1, $2, 1)
     on conflict (bucket, window_start) do update set attempts = auth.rate_limits.attempts + 1
     returning attempts`,
    [bucket, start],
  );
  return (rows[0]?.attempts ?? 0) <= limit.attempts;
}
