import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { belongsToBranch, certificateStart, deleteRow } from '../store/branch-pages.ts';

/** Only a coming one: what was in force has decided about taxes and stays on record. */
export const headquartersRemoveBranchCertificate = implement(
  'headquartersRemoveBranchCertificate',
  async ({ clock, database }, { branch_id, certificate_id: record_id, version }, acting) => {
    const now = clock.now();
    const edit = { account: acting, branch_id, table_name: 'branch_certificates', record_id, version } as const;
    await database.transaction(now, async (tx) => {
      if (!(await belongsToBranch(tx, 'branch_certificates', record_id, branch_id))) throw new Refusal('not_found');
      await editRow(tx, edit, async () => {
        const start = await certificateStart(tx, record_id);
        if (start === null || start <= tokyoDateOf(now)) throw new Refusal('certificate_in_force');
        await deleteRow(tx, 'branch_certificates', record_id);
      });
    });
    return { status: 'OK' };
  },
);
