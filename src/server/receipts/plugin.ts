import type { FastifyInstance } from 'fastify';
import { callableErrors } from '../../contract/page-errors.ts';
import { documentKind } from '../../domain/money/paper-codes.ts';
import type { ReceiptPaper } from '../../domain/money/papers/receipt-paper.ts';
import type { StatementPaper } from '../../domain/money/papers/statement-paper.ts';
import type { Services } from '../services.ts';
import { type IssuedDocument, paperById } from '../store/money/issued-documents.ts';
import { readSignedLink } from '../store/sign-in/signed-links.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { statementPdf } from './statement-pdf.ts';

/** `GET /receipts/{signed}.pdf`: the link itself is the permission (issueReceiptLink and others), for a few minutes. */
export async function receiptsPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { clock, config, database } = services;
  app.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const segment = request.params.file.replace(/\.pdf$/, '');
    const id = readSignedLink(config.AUTH_SIGNING_KEY, 'receipt', segment, clock.now());
    const paper = id === null ? null : await database.read(clock.now(), (db) => paperById(db, id));
    const drawn = paper && drawPaper(paper);
    if (!paper || !drawn) return reply.code(404).send({ error: callableErrors.NOT_FOUND });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${drawn.name}-${paper.number}.pdf"`)
      .send(await drawn.pdf);
  });
}

/** A paper is drawn from the words it was handed out in, never from today's. */
function drawPaper({ kind, content, issued_at }: IssuedDocument<unknown>) {
  if (kind === documentKind.code.receipt)
    return { name: 'receipt', pdf: receiptPdf(content as ReceiptPaper, issued_at) };
  if (kind === documentKind.code.statement)
    return { name: 'statement', pdf: statementPdf(content as StatementPaper, issued_at) };
  return null;
}
