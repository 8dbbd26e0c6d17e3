/**
 * Environment that keeps a process's memory small in production; the same in the units, the image and the processes `npm run bench` and
 * `npm run soak` measure. Without Node's limits V8 takes what the machine has (4 GB here) as its leave to collect late: a web process
 * held 500 to 590 MB of which 100 were in use. glibc gives every thread an arena of its own and keeps what was freed in each: two
 * arenas for all hold 30 to 60 MB less after the same requests.
 */
export const memoryEnvironment = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=256',
  MALLOC_ARENA_MAX: '2',
} as const;
