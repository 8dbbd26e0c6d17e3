import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { EmulatorContext } from '../shared/emulator.ts';
import type { DemoUser } from './demo-users.ts';
import { DEMO_USERS } from './demo-users.ts';
import type { StoredRichMenu } from './rich-menu/rich-menu-rules.ts';

export interface LineOptions {
  /** LINE Login channel. */
  channelId: string;
  channelSecret: string;
  /** Messaging API channel of the same provider, so user ids are shared. */
  messagingToken: string;
  messagingSecret: string;
  webhookUrl?: string;
}

export interface AuthorizationCode {
  redirect_uri: string;
  scope: string[];
  nonce?: string;
  code_challenge?: string;
  user_id: string;
  auth_time: number;
  expires_at: number;
}

export interface AccessToken {
  user_id: string;
  scope: string[];
  refresh_token: string;
  /** Unix seconds. */
  expires_at: number;
  refresh_expires_at: number;
}

export type LineMessage = { type: string } & Record<string, unknown>;

export interface ChatMessage {
  id: string;
  user_id: string;
  direction: 'to_user' | 'from_user';
  /** False: the account was blocked or no friend, LINE answered 200 all the same. */
  delivered: boolean;
  time: string;
  message: LineMessage;
  /** An answer by reply token: it costs nothing of the month's allowance. */
  reply?: true;
  /** The X-Line-Retry-Key it came with. */
  retry_key?: string;
}

export interface LineState {
  users: DemoUser[];
  codes: Record<string, AuthorizationCode>;
  tokens: Record<string, AccessToken>;
  messages: ChatMessage[];
  /** Accepted X-Line-Retry-Key values. */
  retry_keys: Record<
    string,
    { request_id: string; accepted_at: number; sent_messages: { id: string; quoteToken: string }[] }
  >;
  /** Each once, within a minute (Unix milliseconds). */
  reply_tokens: Record<string, { user_id: string; expires_at: number }>;
  webhook_url: string | null;
  rich_menus: StoredRichMenu[];
  default_rich_menu: string | null;
  next_message_id: number;
  settings: { monthly_limit: number | null; requests_per_second: number };
}

export type LineContext = EmulatorContext<LineState>;

export const initialState = (options: LineOptions): LineState => ({
  users: DEMO_USERS.map((user) => ({ ...user })),
  codes: {},
  tokens: {},
  messages: [],
  retry_keys: {},
  reply_tokens: {},
  webhook_url: options.webhookUrl ?? null,
  rich_menus: [],
  default_rich_menu: null,
  next_message_id: 1,
  settings: { monthly_limit: null, requests_per_second: 2000 },
});

const seedInput = z.strictObject({
  users: z
    .array(
      z.object({
        user_id: z.string().regex(/^U[0-9a-f]{32}$/),
        display_name: z.string(),
        status_message: z.string().optional(),
        friendship: z.enum(['none', 'friend', 'blocked']).default('none'),
        hint: z.string().default(''),
      }),
    )
    .default([]),
  settings: z
    .object({ monthly_limit: z.int().nonnegative().nullable(), requests_per_second: z.int().positive() })
    .partial()
    .default({}),
});

/** Adds or replaces users and settings. */
export function seedState(state: LineState, input: unknown): void {
  const { users, settings } = seedInput.parse(input);
  for (const user of users) {
    state.users = [...state.users.filter(({ user_id }) => user_id !== user.user_id), user];
  }
  Object.assign(state.settings, settings);
}

export const findUser = (context: LineContext, userId: string | undefined): DemoUser | undefined =>
  context.state.users.find(({ user_id }) => user_id === userId);

export const unixSeconds = (context: LineContext): number => Math.floor(context.now().getTime() / 1000);

export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');

export function addChatMessage(context: LineContext, message: Omit<ChatMessage, 'id' | 'time'>): ChatMessage {
  const { state } = context;
  // Real ids are long decimal strings.
  const id = String(500_000_000_000_000_000n + BigInt(state.next_message_id++));
  const added: ChatMessage = { ...message, id, time: context.now().toISOString() };
  state.messages.push(added);
  context.save();
  return added;
}
