import { documentKind } from '../../../../domain/money/paper-codes.ts';
import { addMinutes } from '../../../../domain/time.ts';
import { paperById } from '../../../store/money/issued-documents.ts';
import { signLink } from '../../../store/sign-in/signed-links.ts';
import { writeAudit } from '../../../store/upkeep/audit.ts';
import { implement, Refusal } from '../../callable/context.ts';

const minutesToOpen = 10;
const drawn: readonly number[] = [documentKind.code.receipt, documentKind.code.statement];

/** A family's paper as it was handed out. Who looked at it stays in the log. */
export const headquartersOpenDocument = implement(
  'headquartersOpenDocument',
  async ({ account, clock, config, database }, { document_id }) => {
    await database.transaction(clock.now(), async (tx) => {
      const paper = await paperById(tx, document_id);
      if (paper === null) throw new Refusal('not_found');
      if (!drawn.includes(paper.kind)) throw new Refusal('document_not_drawable');
      const change = { account, branch_id: account.branch_id, action: 'headquartersOpenDocument' } as const;
      await writeAudit(tx, { ...change, table_name: 'issued_documents' }, document_id, null, { number: paper.number });
    });
    const expires = addMinutes(clock.now(), minutesToOpen);
    return {
      status: 'OK',
      url: `/receipts/${signLink(config.AUTH_SIGNING_KEY, 'receipt', document_id, expires)}.pdf`,
    };
  },
);
