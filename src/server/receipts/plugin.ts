import type { FastifyInstance } from 'fastify';
import { callableErrors } from '../../contract/page-errors.ts';
import type { Services } from '../services.ts';
import { companyOn } from '../store/company/company-facts.ts';
import { paymentForReceipt, receiptCopy } from '../store/money/receipts.ts';
import { readSignedLink } from '../store/sign-in/signed-links.ts';
import { receiptDocument } from './receipt-document.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** `GET /receipts/{signed}.pdf`: the link itself is the permission (issueReceiptLink), for a few minutes. */
export async function receiptsPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { clock, config, database } = services;
  app.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const segment = request.params.file.replace(/\.pdf$/, '');
    const id = readSignedLink(config.AUTH_SIGNING_KEY, 'receipt', segment, clock.now());
    const copy = id === null ? null : await database.read(clock.now(), (db) => receiptCopy(db, id));
    const payment =
      copy === null ? null : await database.read(clock.now(), (db) => paymentForReceipt(db, copy.payment_id));
    if (copy === null || payment === null) return reply.code(404).send({ error: callableErrors.NOT_FOUND });
    const company = await database.read(clock.now(), (db) => companyOn(db, payment.payment_date));
    const receipt = receiptDocument(payment, copy, company);
    const pdf = await receiptPdf(receipt, copy.issued_at);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="receipt-${receipt.number}.pdf"`)
      .send(pdf);
  });
}
