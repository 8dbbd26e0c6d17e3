import type { FastifyInstance } from 'fastify';
import { callableErrors } from '../../contract/page-errors.ts';
import { documentKind } from '../../domain/billing/papers/paper-codes.ts';
import { plainReceipt, type ReceiptPaper } from '../../domain/billing/papers/receipt-paper.ts';
import type { StatementPaper } from '../../domain/billing/papers/statement-paper.ts';
import { type IssuedDocument, paperById } from '../billing/store/issued-documents.ts';
import { readReceiptAddress } from '../billing/store/receipt-link.ts';
import { payerIsHidden } from '../membership/store/family-people.ts';
import type { Services } from '../services.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { statementPdf } from './statement-pdf.ts';

/**
 * `GET /receipts/{signed}.pdf`: the link itself is the permission (issueReceiptLink and others), for a few minutes. While headquarters
 * hide the family from its paying member, also a link made before opens a receipt without branch, child and times.
 */
export async function receiptsPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { clock, config, database } = services;
  app.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const segment = request.params.file.replace(/\.pdf$/, '');
    const link = readReceiptAddress(config.AUTH_SIGNING_KEY, segment, clock.now());
    const missing = () => reply.code(404).send({ error: callableErrors.NOT_FOUND });
    if (link === null) return missing();
    const found = await database.read(clock.now(), async (db) => {
      const paper = await paperById(db, link.id);
      return paper && { paper, short: link.reader === 'payer' && (await payerIsHidden(db, paper.customer_id)) };
    });
    const drawn = found && drawPaper(found.paper, found.short);
    if (!found || !drawn) return missing();
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${drawn.name}-${found.paper.number}.pdf"`)
      .send(await drawn.pdf);
  });
}

/** A paper is drawn from the words it was handed out in, never from today's. A statement has no short form. */
function drawPaper({ kind, content, issued_at }: IssuedDocument<unknown>, short: boolean) {
  if (kind === documentKind.code.receipt) {
    const paper = content as ReceiptPaper;
    return { name: 'receipt', pdf: receiptPdf(short ? plainReceipt(paper) : paper, issued_at) };
  }
  if (kind === documentKind.code.statement && !short)
    return { name: 'statement', pdf: statementPdf(content as StatementPaper, issued_at) };
  return null;
}
