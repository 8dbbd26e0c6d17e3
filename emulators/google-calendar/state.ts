import { z } from 'zod';
import type { EmulatorContext } from '../shared/emulator.ts';

export interface EventTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export interface CalendarEvent {
  kind: 'calendar#event';
  id: string;
  etag: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  htmlLink: string;
  created: string;
  updated: string;
  iCalUID: string;
  sequence: number;
  start: EventTime;
  end: EventTime;
  summary?: string;
  description?: string;
  location?: string;
  [field: string]: unknown;
}

export interface GoogleCalendarState {
  /** Calendar id → event id → event. Deleted events stay as cancelled and keep their id taken, as at Google. */
  calendars: Record<string, Record<string, CalendarEvent>>;
  /** Access token → end of life in Unix seconds. */
  tokens: Record<string, number>;
  /** Calendars that do not exist or were not shared with the service account. Every other id works. */
  unknown_calendars: string[];
}

export type GoogleCalendarContext = EmulatorContext<GoogleCalendarState>;

export const initialState = (): GoogleCalendarState => ({ calendars: {}, tokens: {}, unknown_calendars: [] });

const seedInput = z.strictObject({ unknown_calendars: z.array(z.string()) });

export function seedState(state: GoogleCalendarState, input: unknown): void {
  state.unknown_calendars = seedInput.parse(input).unknown_calendars;
}
