import type { FastifyInstance } from 'fastify';
import { calendarText } from '../notifying/calendar-text.ts';
import type { Services } from '../services.ts';
import { readReserve } from '../store/reserves/reserves.ts';
import { readSignedLink } from '../store/sign-in/signed-links.ts';

/** `GET /calendar/{signed}.ics`: a reserve as a calendar file, in UTC so that every calendar shows Tokyo's moment. */
export async function calendarFile(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, clock, database } = services;
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const segment = request.params.file.replace(/\.ics$/, '');
    const id = readSignedLink(config.AUTH_SIGNING_KEY, 'calendar', segment, clock.now());
    const reserve = id === null ? null : await database.read(clock.now(), (db) => readReserve(db, id));
    if (reserve === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('リンクの有効期限が切れています。');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="imahoiku-${reserve.id}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(calendarText(reserve, config.PUBLIC_URL));
  });
}
