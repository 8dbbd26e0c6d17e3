import { documentKind } from '../../../domain/billing/papers/paper-codes.ts';
import { addMinutes } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { PAPER_MINUTES, paperAddress } from '../../papers/paper-link.ts';
import { writeAudit } from '../../store/audit.ts';
import { paperById } from '../store/issued-documents.ts';
import { receiptAddress } from '../store/receipt-link.ts';

/** A family's paper as it was handed out. Who looked at it stays in the log. */
export const headquartersOpenDocument = implement(
  'headquartersOpenDocument',
  async ({ account, clock, config, database, uid }, { document_id }, acting) => {
    const kind = await database.transaction(clock.now(), async (tx) => {
      const paper = await paperById(tx, document_id);
      if (paper === null) throw new Refusal('not_found');
      const change = { account: acting, branch_id: account.branch_id } as const;
      await writeAudit(tx, { ...change, table_name: 'issued_documents' }, document_id, null, { number: paper.number });
      return paper.kind;
    });
    const secret = config.AUTH_SIGNING_KEY;
    const until = addMinutes(clock.now(), PAPER_MINUTES);
    const url =
      kind === documentKind.code.certificate
        ? paperAddress(secret, { paper: 'certificate', id: document_id, uid, until })
        : receiptAddress(secret, 'headquarters', document_id, until);
    return { status: 'OK', url };
  },
);
