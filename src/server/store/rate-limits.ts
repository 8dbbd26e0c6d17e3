import type { Queryable } from '../postgres/database.ts';

export interface CountedLimit {
  attempts: number;
  seconds: number;
}

const windowStart = ({ seconds }: CountedLimit, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);

export interface CountedUse {
  allowed: boolean;
  /** Attempts left in the window, and the seconds until a new one begins. */
  left: number;
  seconds: number;
}

/** Counts one attempt in a fixed window and says whether it is still allowed; shared by all processes. */
export async function countAttempt(db: Queryable, bucket: string, limit: CountedLimit, now: Date): Promise<boolean> {
  return (await countUse(db, bucket, limit, now)).allowed;
}

/** The same, with what is left: for callers who are told. */
export async function countUse(db: Queryable, bucket: string, limit: CountedLimit, now: Date): Promise<CountedUse> {
  const start = windowStart(limit, now);
  const { rows } = await db.query<{ attempts: number }>(
    `insert into auth.rate_limits (bucket, window_start, attempts) values ($1, $2, 1)
     on conflict (bucket, window_start) do update set attempts = auth.rate_limits.attempts + 1
     returning attempts`,
    [bucket, start],
  );
  const left = limit.attempts - (rows[0]?.attempts ?? 0);
  const seconds = Math.ceil((start.getTime() - now.getTime()) / 1000) + limit.seconds;
  return { allowed: left >= 0, left: Math.max(0, left), seconds };
}

/** Whether another attempt would be allowed; counts nothing. */
export async function attemptsLeft(db: Queryable, bucket: string, limit: CountedLimit, now: Date): Promise<boolean> {
  const start = windowStart(limit, now);
  const { rows } = await db.query<{ attempts: number }>(
    'select attempts from auth.rate_limits where bucket = $1 and window_start = $2',
    [bucket, start],
  );
  return (rows[0]?.attempts ?? 0) < limit.attempts;
}
