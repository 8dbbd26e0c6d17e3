import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '../../auth/cookie.ts';
import { sessionOfCookie } from '../../auth/store/sessions.ts';
import { personSeesReserve } from '../../files/store/file-sight.ts';
import type { Services } from '../../services.ts';
import { calendarText } from '../calendar-text.ts';
import { readCalendarAddress } from '../store/calendar-link.ts';
import { readReserve } from '../store/reserves.ts';

/**
 * `GET /calendar/{signed}.ics`: a reserve as a calendar file, in UTC so that every calendar shows Tokyo's moment. For the person the
 * address was made for, while the policies still show them the reserve.
 */
export async function calendarFile(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, clock, database } = services;
  const cookie = sessionCookie(config.PUBLIC_URL);
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const now = clock.now();
    const token = cookie.read(request);
    const reader = token === null ? null : await database.read(now, (db) => sessionOfCookie(db, token));
    const segment = request.params.file.replace(/\.ics$/, '');
    const id = reader && readCalendarAddress(config.AUTH_SIGNING_KEY, segment, reader.uid, now);
    const seen = reader !== null && id !== null && (await personSeesReserve(database, now, reader.uid, id));
    const reserve = seen ? await database.read(now, (db) => readReserve(db, id)) : null;
    if (reserve === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('リンクの有効期限が切れています。');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="imahoiku-${reserve.id}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(calendarText(reserve, config.PUBLIC_URL));
  });
}
