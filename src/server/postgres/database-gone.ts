/**
 * Whether the database is unavailable at the moment: it is stopping or starting, accepts no more connections, or is not there.
 * The only place that decides it. The answer is then 503 `unavailable` (SPEC §8) and not a fault of ours.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // One address for each family was tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  const { code, syscall, routine } = error as { code?: unknown; syscall?: unknown; routine?: unknown };
  if (typeof code === 'string' && code !== '') {
    // PostgreSQL names its routine; PgBouncer has this one code for everything ("server conn crashed?", "query_wait_timeout").
    if (code === '08P01') return routine === undefined;
    return isOutage(code) || (socketErrors.has(code) && socketCalls.has(String(syscall)));
  }
  return ownText.test(error.message);
}

/** Classes 53 (no room, no memory, no connection left) and 08; PostgreSQL's own "protocol violation" is what we sent. */
const isOutage = (sqlState: string): boolean => /^((53|08)[0-9A-Z]{3}|57P0[1235])$/.test(sqlState);

const socketErrors = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The unix socket of a stopped server.
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** A file that is missing is also ENOENT. */
const socketCalls = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** node-postgres and its pool name no code. */
const ownText =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
