import { companyInForce } from '../../company/store/company-facts.ts';
import { deliverMail } from '../../notifying/jobs/deliver-mail.ts';
import { paperPdf } from '../../papers/paper-pdf.ts';
import type { Job } from '../../queue/job.ts';
import { firstVisitPaper } from '../first-visit-paper.ts';
import { packById, signerOf } from '../store/packs.ts';
import { firstVisitMail } from '../texts/first-visit-mail.ts';

/** Sends the signed paper as PDF to the person who signed it; without an address, My Page is enough. */
export const sendFirstVisitPaper: Job<'sendFirstVisitPaper'> = async (services, { first_visit_pack_id }) => {
  const { config, clock, database } = services;
  const pack = await database.read(clock.now(), (db) => packById(db, first_visit_pack_id));
  const to = await database.read(clock.now(), (db) => signerOf(db, first_visit_pack_id));
  const made = pack && firstVisitPaper(pack);
  if (!pack || !to || !made) return;
  const company = await database.read(clock.now(), companyInForce);
  const url = new URL(`/mypage/first_visit/${pack.branch_id}`, config.PUBLIC_URL).href;
  const content = await paperPdf(made.paper, pack.signed_at ?? clock.now());
  await deliverMail(services, {
    to: to.email,
    ...firstVisitMail({ name: to.name, branch_name: pack.branch_name, url }, company),
    attachments: [{ filename: made.file_name, content, contentType: 'application/pdf' }],
    key: `first-visit-${pack.id}`,
  });
};
