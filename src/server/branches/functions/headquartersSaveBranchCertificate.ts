import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { insertColumns, updateColumns } from '../../store/row-columns.ts';
import { refusing } from '../../wrong-field.ts';
import { belongsToBranch, branchState } from '../store/branch-pages.ts';

/** A paper of an authority with the days it holds; which day counts is judged wherever it is used. */
export const headquartersSaveBranchCertificate = implement(
  'headquartersSaveBranchCertificate',
  async ({ clock, database }, { branch_id, certificate_id, version, ...columns }, acting) => {
    const change = { account: acting, branch_id, table_name: 'branch_certificates' } as const;
    const work = database.transaction(clock.now(), async (tx) => {
      if ((await branchState(tx, branch_id)) === null) throw new Refusal('not_found');
      if (certificate_id === null) {
        const id = await addRow(tx, change, () =>
          insertColumns(tx, 'branch_certificates', { ...columns, branch_id, version: 1 }),
        );
        return { id, version: 1 };
      }
      if (!(await belongsToBranch(tx, 'branch_certificates', certificate_id, branch_id)))
        throw new Refusal('not_found');
      return editRow(tx, { ...change, record_id: certificate_id, version }, () =>
        updateColumns(tx, 'branch_certificates', certificate_id, columns),
      );
    });
    const overlaps = () => new Refusal('certificate_overlaps', { fields: ['start_date', 'end_date'] });
    return { status: 'OK', ...(await refusing(work, { certificates_never_overlap: overlaps })) };
  },
);
