import type { FastifyInstance } from 'fastify';
import { callableErrors } from '../../contract/page-errors.ts';
import { healthReadPage } from '../../domain/family/health-codes.ts';
import { sessionCookie } from '../auth/cookie.ts';
import { isManager, mayActIn } from '../branch-desk/branch-access.ts';
import { cardSeal } from '../sealed-card.ts';
import type { Services } from '../services.ts';
import { noteHealthRead } from '../store/family/health/health-reads.ts';
import { accountByUid } from '../store/sign-in/accounts.ts';
import { sessionOfCookie } from '../store/sign-in/sessions.ts';
import { childDayPaper } from './child-day-paper.ts';
import { firstReportPaper } from './first-report-paper.ts';
import { type PaperKind, paperKinds, readPaperAddress } from './paper-link.ts';
import { paperPdf } from './paper-pdf.ts';

const papers = { child_day: childDayPaper, first_report: firstReportPaper };
const isPaper = (name: string): name is PaperKind => (paperKinds as readonly string[]).includes(name);

/** `GET /papers/{kind}/{signed}.pdf`: for the manager the address was made for, while they are one of that branch. */
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
    // A guessed address, somebody else's and one that never was look alike.
    const missing = () => reply.code(404).send({ error: callableErrors.NOT_FOUND });
    const { paper, file } = request.params;
    const token = cookie.read(request);
    if (token === null || !isPaper(paper)) return missing();
    const now = clock.now();
    const reader = await database.read(now, (db) => sessionOfCookie(db, token));
    if (reader?.role !== 'staff') return missing();
    const id = readPaperAddress(config.AUTH_SIGNING_KEY, paper, file.replace(/\.pdf$/, ''), reader.uid, now);
    const account = await database.read(now, (db) => accountByUid(db, reader.uid));
    if (id === null || account === null || !isManager(account)) return missing();
    const made = await database.read(now, (db) => papers[paper](db, id, { account, now, seal }));
    if (made === null || !mayActIn(account, made.branch_id)) return missing();
    const { branch_id } = account;
    await database.transaction(now, async (tx) => {
      for (const child_id of made.child_ids)
        await noteHealthRead(tx, { child_id, account_id: account.id, branch_id, page });
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${made.file_name}"`)
      .send(await paperPdf(made.paper, now));
  });
}
