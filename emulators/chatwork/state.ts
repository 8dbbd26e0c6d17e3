import { z } from 'zod';
import type { EmulatorContext } from '../shared/emulator.ts';

export interface ChatworkMessage {
  message_id: string;
  room_id: string;
  body: string;
  send_time: number;
}

interface Limit {
  calls: number;
  seconds: number;
}

export interface ChatworkState {
  messages: ChatworkMessage[];
  next_message_id: number;
  /** Rooms the token's owner is not in. Every other number works. */
  forbidden_rooms: string[];
  /** Unix milliseconds of recent calls, per limit. */
  calls: { token: number[]; rooms: Record<string, number[]> };
  limits: { token: Limit; room: Limit };
}

export type ChatworkContext = EmulatorContext<ChatworkState>;

export const initialState = (): ChatworkState => ({
  messages: [],
  next_message_id: 1_900_000_000_000_000,
  forbidden_rooms: [],
  calls: { token: [], rooms: {} },
  // Chatwork's own: 300 calls in 5 minutes, and 10 posts in 10 seconds to one room.
  limits: { token: { calls: 300, seconds: 300 }, room: { calls: 10, seconds: 10 } },
});

const limit = z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() });
const seedInput = z.strictObject({
  forbidden_rooms: z.array(z.string()).optional(),
  limits: z.strictObject({ token: limit, room: limit }).partial().optional(),
});

export function seedState(state: ChatworkState, input: unknown): void {
  const { forbidden_rooms, limits } = seedInput.parse(input);
  if (forbidden_rooms !== undefined) state.forbidden_rooms = forbidden_rooms;
  Object.assign(state.limits, limits);
}
