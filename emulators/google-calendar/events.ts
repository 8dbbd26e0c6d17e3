import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields } from '../shared/fields.ts';
import { fail } from './failure.ts';
import type { CalendarEvent, EventTime, GoogleCalendarContext } from './state.ts';
import { requireToken } from './token.ts';

/** Base32hex, lower case. */
const EVENT_ID = /^[a-v0-9]{5,1024}$/;
/** Google sets these itself and ignores what a client sends. */
const READ_ONLY = ['kind', 'etag', 'id', 'htmlLink', 'created', 'updated', 'iCalUID', 'creator', 'organizer'];

/** Milliseconds; a dateTime without an offset is read in Japan's time, the only zone the demo uses. */
export function instantOf(time: EventTime | undefined): number {
  const text = time?.dateTime ?? time?.date;
  if (typeof text !== 'string') return Number.NaN;
  const local = /T/.test(text) ? text : `${text}T00:00:00`;
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(local) ? local : `${local}+09:00`);
}

const withoutReadOnly = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).filter(([name]) => !READ_ONLY.includes(name)),
  );

interface EventRoute {
  Params: { calendarId: string; eventId: string };
}

export function registerEvents(app: FastifyInstance, context: GoogleCalendarContext): void {
  const EVENTS = '/calendar/v3/calendars/:calendarId/events';
  const { state } = context;

  const preHandler = [
    requireToken(context),
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { calendarId } = request.params as { calendarId: string };
      if (state.unknown_calendars.includes(calendarId)) return fail(reply, 404, 'Not Found');
    },
  ];
  const eventsOf = (calendarId: string) => {
    state.calendars[calendarId] ??= {};
    return state.calendars[calendarId];
  };
  const saved = (calendarId: string, event: CalendarEvent) => {
    event.updated = context.now().toISOString();
    event.etag = `"${randomBytes(8).toString('hex')}"`;
    eventsOf(calendarId)[event.id] = event;
    context.save();
    return event;
  };
  const refuseTimes = (event: Pick<CalendarEvent, 'start' | 'end'>, reply: FastifyReply) => {
    const [start, end] = [instantOf(event.start), instantOf(event.end)];
    if (Number.isNaN(start)) return fail(reply, 400, 'Missing or invalid start time.', 'required');
    if (Number.isNaN(end)) return fail(reply, 400, 'Missing end time.', 'required');
    if (end <= start) return fail(reply, 400, 'The specified time range is empty.', 'timeRangeEmpty');
    return undefined;
  };

  app.post<EventRoute>(EVENTS, { preHandler }, async (request, reply) => {
    const { calendarId } = request.params;
    const given = (request.body as { id?: unknown } | null)?.id;
    if (given !== undefined && (typeof given !== 'string' || !EVENT_ID.test(given))) {
      return fail(reply, 400, 'Invalid resource id value.');
    }
    const id = given ?? randomBytes(13).toString('hex');
    const body = withoutReadOnly(request.body) as Pick<CalendarEvent, 'start' | 'end'>;
    const refusal = refuseTimes(body, reply);
    if (refusal !== undefined) return refusal;
    if (eventsOf(calendarId)[id] !== undefined) {
      return fail(reply, 409, 'The requested identifier already exists.');
    }
    const created = context.now().toISOString();
    return saved(calendarId, {
      kind: 'calendar#event',
      status: 'confirmed',
      sequence: 0,
      ...body,
      id,
      etag: '',
      created,
      updated: created,
      iCalUID: `${id}@google.com`,
      htmlLink: `${request.protocol}://${request.host}/?calendar=${encodeURIComponent(calendarId)}#${id}`,
    });
  });

  app.get<EventRoute>(EVENTS, { preHandler }, async (request) => {
    const query = fields(request.query);
    const [from, to] = [Date.parse(query.timeMin ?? ''), Date.parse(query.timeMax ?? '')];
    const items = Object.values(eventsOf(request.params.calendarId))
      .filter(({ status }) => status !== 'cancelled' || query.showDeleted === 'true')
      .filter(({ end }) => Number.isNaN(from) || instantOf(end) > from)
      .filter(({ start }) => Number.isNaN(to) || instantOf(start) < to)
      .sort((one, other) => instantOf(one.start) - instantOf(other.start));
    const first = Number(query.pageToken ?? 0);
    const size = Number(query.maxResults ?? 250);
    const next = first + size < items.length ? { nextPageToken: String(first + size) } : {};
    return { kind: 'calendar#events', timeZone: 'Asia/Tokyo', items: items.slice(first, first + size), ...next };
  });

  app.get<EventRoute>(`${EVENTS}/:eventId`, { preHandler }, async (request, reply) => {
    // A deleted event is still found, with status cancelled.
    const event = eventsOf(request.params.calendarId)[request.params.eventId];
    return event ?? fail(reply, 404, 'Not Found');
  });

  app.patch<EventRoute>(`${EVENTS}/:eventId`, { preHandler }, async (request, reply) => {
    const { calendarId, eventId } = request.params;
    const event = eventsOf(calendarId)[eventId];
    if (event === undefined) return fail(reply, 404, 'Not Found');
    const changed = { ...event, ...withoutReadOnly(request.body), sequence: event.sequence + 1 };
    const refusal = refuseTimes(changed, reply);
    return refusal ?? saved(calendarId, changed);
  });

  app.delete<EventRoute>(`${EVENTS}/:eventId`, { preHandler }, async (request, reply) => {
    const { calendarId, eventId } = request.params;
    const event = eventsOf(calendarId)[eventId];
    if (event === undefined) return fail(reply, 404, 'Not Found');
    if (event.status === 'cancelled') return fail(reply, 410, 'Resource has been deleted');
    saved(calendarId, { ...event, status: 'cancelled' });
    return reply.code(204).send();
  });
}
