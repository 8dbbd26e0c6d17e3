import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, refuse } from '../../callable/context.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { saveVersion } from '../save-version.ts';
import { insertDocument, updateDocument } from '../store/documents.ts';

/** Terms, privacy policy or tradelaw items from a day on; one version a day, because the day is what members agree to. */
export const headquartersSaveDocument = implement(
  'headquartersSaveDocument',
  async ({ clock, database }, input, acting) => {
    const { id: _id, version: _version, ...document } = input;
    const save = {
      account: acting,
      table_name: 'company_documents',
      kind: input.kind,
      today: tokyoDateOf(clock.now()),
      input,
    } as const;
    try {
      const id = await database.transaction(clock.now(), (tx) =>
        saveVersion(tx, save, {
          add: () => insertDocument(tx, document),
          edit: (row) => updateDocument(tx, row, document),
        }),
      );
      return { status: 'OK', id };
    } catch (error) {
      if (violatedConstraint(error) !== 'company_documents_kind_adaptation_date_key') throw error;
      const msg = 'この日からの版は、すでにあります。別の日付にするか、その版を直してください。';
      return refuse('input_error', { msg, fields: ['adaptation_date'] });
    }
  },
);
