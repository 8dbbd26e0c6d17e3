import type { FastifyInstance, FastifyReply } from 'fastify';
import { callableErrors } from '../../contract/page-errors.ts';
import { healthReadPage } from '../../domain/care/health-codes.ts';
import { accountRole } from '../../domain/codes.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import { isManager, mayActIn } from '../auth/branch-access.ts';
import { sessionCookie } from '../auth/cookie.ts';
import { accountByUid } from '../auth/store/accounts.ts';
import { sessionOfCookie } from '../auth/store/sessions.ts';
import { type IssuedCertificate, issuedCertificate } from '../books/store/certificates/issued.ts';
import { childDayPaper } from '../care/papers/child-day-paper.ts';
import { firstReportPaper } from '../care/papers/first-report-paper.ts';
import { sleepMonthPaper } from '../care/papers/sleep-month-paper.ts';
import { noteHealthRead } from '../care/store/health-reads.ts';
import { firstVisitPaper } from '../family/first-visit-paper.ts';
import { packById } from '../family/store/packs.ts';
import { isOwnNumber } from '../membership/store/customer-merges.ts';
import { familyByUid } from '../membership/store/family-people.ts';
import type { Queryable } from '../postgres/database.ts';
import { cardSeal } from '../sealed-card.ts';
import type { Services } from '../services.ts';
import { spreadsheetText } from './csv.ts';
import type { Paper } from './paper.ts';
import { type PaperKind, paperKinds, readPaperAddress } from './paper-link.ts';
import { paperPdf, papersPdf } from './paper-pdf.ts';

const managersPapers = { child_day: childDayPaper, first_report: firstReportPaper, sleep_month: sleepMonthPaper };
const isPaper = (name: string): name is PaperKind => (paperKinds as readonly string[]).includes(name);

/**
 * `GET /papers/{kind}/{signed}.pdf`: for the person the address was made for, while they may still read it: a manager of the
 * branch; the papers of a first visit also its staff and the family's guardians; certificates the
 * paying member and headquarters.
 */
export async function papersPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { clock, config, database } = services;
  const cookie = sessionCookie(config.PUBLIC_URL);
  const seal = cardSeal(config);
  const page = healthReadPage.code.record;
  app.get<{ Params: { paper: string; file: string } }>('/papers/:paper/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    // A guessed address, another user's and a nonexistent one look alike.
    const missing = () => reply.code(404).send({ error: callableErrors.NOT_FOUND });
    const { paper, file } = request.params;
    const token = cookie.read(request);
    if (token === null || !isPaper(paper)) return missing();
    const now = clock.now();
    const reader = await database.read(now, (db) => sessionOfCookie(db, token));
    if (reader === null) return missing();
    const id = readPaperAddress(config.AUTH_SIGNING_KEY, paper, file.replace(/\.(pdf|csv)$/, ''), reader.uid, now);
    if (id === null) return missing();
    if (paper === 'certificate') {
      const issued = await database.read(now, (db) => readableCertificate(db, id, reader));
      return issued === null ? missing() : sendCertificate(reply, issued, file.endsWith('.csv'));
    }
    if (paper === 'first_visit') {
      const signed = await database.read(now, (db) => readableFirstVisit(db, id, reader));
      return signed === null ? missing() : send(reply, signed, now);
    }
    if (reader.role !== 'staff') return missing();
    const account = await database.read(now, (db) => accountByUid(db, reader.uid));
    if (account === null || !isManager(account)) return missing();
    const made = await database.read(now, (db) => managersPapers[paper](db, id, { account, now, seal }));
    if (made === null || !mayActIn(account, made.branch_id)) return missing();
    const { branch_id } = account;
    await database.transaction(now, async (tx) => {
      for (const child_id of made.child_ids)
        await noteHealthRead(tx, { child_id, account_id: account.id, branch_id, page });
    });
    if (made.csv !== undefined && file.endsWith('.csv')) return sendCsv(reply, made.csv, made.file_name);
    return send(reply, made, now);
  });
}

const sendCsv = (reply: FastifyReply, lines: readonly string[][], file_name: string): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${file_name.replace(/pdf$/, 'csv')}"`)
    .type('text/csv; charset=utf-8')
    .send(spreadsheetText(lines));

type Made = { paper: Paper; file_name: string };

const send = async (reply: FastifyReply, made: Made, now: Date): Promise<FastifyReply> =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${made.file_name}"`)
    .send(await paperPdf(made.paper, now));

/** The paper in the words it was handed out in, or its lines. */
async function sendCertificate(reply: FastifyReply, issued: IssuedCertificate, csv: boolean): Promise<FastifyReply> {
  const { content, issued_at, number } = issued;
  reply.header('content-disposition', `${csv ? 'attachment' : 'inline'}; filename="${number}.${csv ? 'csv' : 'pdf'}"`);
  if (csv) return reply.type('text/csv; charset=utf-8').send(spreadsheetText(content.csv));
  return reply.type('application/pdf').send(await papersPdf(content.papers as Paper[], issued_at));
}

/** The paying member's and headquarters'; asked again when it is opened. */
async function readableCertificate(db: Queryable, id: number, reader: { role: string; uid: string }) {
  const issued = await issuedCertificate(db, id);
  if (reader.role === 'staff') {
    const account = await accountByUid(db, reader.uid);
    return account?.role === accountRole.code.headquarters ? issued : null;
  }
  const family = await familyByUid(db, reader.uid);
  if (issued === null || family === null || family.person.role !== familyRole.code.payingMember) return null;
  if (family.person.hidden_flag) return null;
  return (await isOwnNumber(db, family.person.customer_id, issued.customer_id)) ? issued : null;
}

/** Staff of the branch, or a guardian from whom stays are not hidden; asked again when it is opened. */
async function readableFirstVisit(
  db: Queryable,
  id: number,
  reader: { role: string; uid: string },
): Promise<Made | null> {
  const pack = await packById(db, id);
  if (pack === null) return null;
  if (reader.role === 'staff') {
    const account = await accountByUid(db, reader.uid);
    return account !== null && mayActIn(account, pack.branch_id) ? firstVisitPaper(pack) : null;
  }
  const family = await familyByUid(db, reader.uid);
  const guardian = family !== null && family.person.role !== familyRole.code.relative && !family.person.hidden_flag;
  return guardian && family.person.customer_id === pack.customer_id ? firstVisitPaper(pack) : null;
}
