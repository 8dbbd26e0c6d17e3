import type { FastifyReply } from 'fastify';
import type { ChatworkContext } from './state.ts';

interface Window {
  limit: number;
  remaining: number;
  /** Unix seconds at which the oldest counted call leaves the window. */
  reset: number;
  exceeded: boolean;
}

function count(calls: number[], limit: { calls: number; seconds: number }, now: number): Window {
  const recent = calls.filter((time) => time > now - limit.seconds * 1000);
  const exceeded = recent.length >= limit.calls;
  if (!exceeded) recent.push(now);
  calls.splice(0, calls.length, ...recent);
  const reset = Math.ceil(((recent[0] ?? now) + limit.seconds * 1000) / 1000);
  return { limit: limit.calls, remaining: limit.calls - recent.length, reset, exceeded };
}

/** Counts a call, sets Chatwork's headers and tells whether it was one too many. */
export function overLimit(context: ChatworkContext, reply: FastifyReply, roomId?: string): boolean {
  const { calls, limits } = context.state;
  const now = context.now().getTime();
  const windows = [count(calls.token, limits.token, now)];
  if (roomId !== undefined) {
    calls.rooms[roomId] ??= [];
    windows.push(count(calls.rooms[roomId], limits.room, now));
  }
  context.save();
  const shown = windows.find(({ exceeded }) => exceeded) ?? windows[0];
  if (shown === undefined) return false;
  reply.header('x-ratelimit-limit', shown.limit);
  reply.header('x-ratelimit-remaining', shown.remaining);
  reply.header('x-ratelimit-reset', shown.reset);
  return shown.exceeded;
}
