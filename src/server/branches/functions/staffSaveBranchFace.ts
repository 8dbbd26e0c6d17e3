import { accountRole } from '../../../domain/codes.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { takePicture } from '../../files/take-picture.ts';
import { addBranchFace, lockBranchFace, updateBranchFace } from '../store/branch-faces.ts';

/** Only oneself, and only where one is the manager: to save it is to agree to it. Another person's face is taken over with a new picture. */
export const staffSaveBranchFace = implement(
  'staffSaveBranchFace',
  async ({ clock, database, account }, input, acting) => {
    const { branch_id, version, file_key, name, greeting } = input;
    requireBranch(account, branch_id);
    if (account.role !== accountRole.code.branchManager) throw new Refusal('not_found');
    const words = { account_id: account.id, name, greeting };
    const branch_face_id = await database.transaction(clock.now(), async (tx) => {
      const shown = await lockBranchFace(tx, branch_id);
      const change = { account: acting, branch_id, table_name: 'branch_faces' } as const;
      const picture =
        file_key === undefined ? null : await takePicture(tx, file_key, { purpose: 'branch_image', branch_id });
      if (shown === null) {
        if (picture === null) throw new Refusal('file_gone');
        return addRow(tx, change, () => addBranchFace(tx, { branch_id, ...words, ...picture }));
      }
      if (picture === null && shown.account_id !== account.id) throw new Refusal('file_gone');
      await editRow(tx, { ...change, record_id: shown.id, version }, () =>
        updateBranchFace(tx, shown.id, { ...words, picture }),
      );
      return shown.id;
    });
    return { status: 'OK', branch_face_id };
  },
);
