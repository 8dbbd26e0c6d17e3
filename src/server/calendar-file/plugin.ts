import type { FastifyInstance } from 'fastify';
import { createEvent, type DateArray } from 'ics';
import { brand } from '../../domain/brand.ts';
import { approvalStatus } from '../../domain/codes.ts';
import { formatTel } from '../../domain/contact-format.ts';
import type { Services } from '../services.ts';
import { type ReserveRow, readReserve } from '../store/reserves.ts';
import { readSignedLink } from '../store/signed-links.ts';

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

const utc = (moment: Date): DateArray => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/** Without children's names: calendars are shared. The uid is the reserve's, so a newer file replaces an older one. */
export function calendarText(reserve: ReserveRow, public_url: string): string {
  const pending = reserve.approval_status === approvalStatus.code.pending;
  const { error, value } = createEvent({
    uid: `reserve-${reserve.id}@${new URL(public_url).hostname}`,
    productId: brand.name,
    title: `${brand.name} ${reserve.branch_name}${pending ? '(リクエスト中)' : ''}`,
    location: reserve.branch_address,
    description: `電話 ${formatTel(reserve.branch_tel)}\n${new URL('/mypage/reserves/list', public_url).href}`,
    status: reserve.live ? (pending ? 'TENTATIVE' : 'CONFIRMED') : 'CANCELLED',
    start: utc(reserve.start_datetime),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(reserve.end_datetime),
    endInputType: 'utc',
    endOutputType: 'utc',
  });
  if (error || !value) throw error ?? new Error('no calendar text');
  return value;
}
