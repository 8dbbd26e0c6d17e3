import { importPKCS8, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

interface CalendarEvent {
  /** Chosen by us (base32hex letters), so that a repeated insert is recognised. */
  id: string;
  summary: string;
  description: string;
  start: Date;
  end: Date;
}

export interface GoogleCalendar {
  /** Creates the event, or brings an existing one up to date. */
  put(calendarId: string, event: CalendarEvent): Promise<void>;
  remove(calendarId: string, eventId: string): Promise<void>;
  /** Whether our service account is let in. */
  check(): Promise<void>;
}

const SCOPE = 'https://www.googleapis.com/auth/calendar.events';

/** Our own small client: the official package ignores a custom token URL. Null where the company uses no Google Calendar. */
export function googleCalendarGateway(config: Config, clock: Clock): GoogleCalendar | null {
  const account = config.GOOGLE_SERVICE_ACCOUNT;
  if (account === undefined) return null;
  let cached: { token: string; expires: number } | null = null;
  const accessToken = async () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (cached && cached.expires > now + 60) return cached.token;
    const assertion = await signAssertion(config, account, now);
    const response = await fetch(config.GOOGLE_TOKEN_URL, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`Google token: HTTP ${response.status}`);
    const body = (await response.json()) as { access_token: string; expires_in: number };
    cached = { token: body.access_token, expires: now + body.expires_in };
    return cached.token;
  };
  const call = async (method: string, calendarId: string, eventId: string | null, body?: unknown) => {
    const path = `/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events${eventId === null ? '' : `/${eventId}`}`;
    const response = await fetch(new URL(path, config.GOOGLE_CALENDAR_BASE), {
      method,
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    // A token may be withdrawn before its time; the next attempt asks for another.
    if (response.status === 401) cached = null;
    return response;
  };
  return {
    async put(calendarId, { id, summary, description, start, end }) {
      const times = { start: tokyo(start), end: tokyo(end) };
      const inserted = await call('POST', calendarId, null, { id, summary, description, ...times });
      if (inserted.ok) return;
      if (inserted.status !== 409) throw new Error(`Google Calendar insert: HTTP ${inserted.status}`);
      const patched = await call('PATCH', calendarId, id, { summary, description, status: 'confirmed', ...times });
      if (!patched.ok) throw new Error(`Google Calendar patch: HTTP ${patched.status}`);
    },
    async remove(calendarId, eventId) {
      const response = await call('DELETE', calendarId, eventId);
      if (!response.ok && response.status !== 404 && response.status !== 410) {
        throw new Error(`Google Calendar delete: HTTP ${response.status}`);
      }
    },
    async check() {
      cached = null;
      await accessToken();
    },
  };
}

const tokyo = (moment: Date) => ({ dateTime: moment.toISOString(), timeZone: 'Asia/Tokyo' });

async function signAssertion(config: Config, json: string, now: number): Promise<string> {
  const account = JSON.parse(json) as { client_email: string; private_key: string };
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(config.GOOGLE_TOKEN_URL)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(await importPKCS8(account.private_key, 'RS256'));
}
