import { accountRole } from '../../../../domain/codes.ts';
import { requireBranch } from '../../../branch-desk/branch-access.ts';
import { addRow, editRow } from '../../../headquarters/edit-row.ts';
import { branchOfInboxTemplate, insertInboxTemplate, updateInboxTemplate } from '../../../store/inbox/templates.ts';
import type { Account } from '../../../store/sign-in/accounts.ts';
import { CallableError, implement, Refusal } from '../../callable/context.ts';

/** A template of every branch is headquarters'; a branch's own its manager's. */
export function requireTemplateBranch(account: Account, branch_id: number | null): void {
  if (branch_id !== null) requireBranch(account, branch_id);
  else if (account.role !== accountRole.code.headquarters) throw new CallableError('PERMISSION_DENIED');
}

export const staffSaveInboxTemplate = implement(
  'staffSaveInboxTemplate',
  async ({ account, clock, database }, { inbox_template_id, version, branch_id, title, body }) => {
    const id = await database.transaction(clock.now(), async (tx) => {
      const owner = inbox_template_id === null ? branch_id : await branchOfInboxTemplate(tx, inbox_template_id);
      if (owner === undefined) throw new Refusal('not_found');
      requireTemplateBranch(account, owner);
      const change = {
        account,
        branch_id: owner ?? account.branch_id,
        action: 'staffSaveInboxTemplate',
        table_name: 'inbox_templates',
      } as const;
      if (inbox_template_id === null)
        return addRow(tx, change, () => insertInboxTemplate(tx, { branch_id, title, body }));
      const edit = { ...change, record_id: inbox_template_id, version: version ?? 0 };
      await editRow(tx, edit, () => updateInboxTemplate(tx, inbox_template_id, { title, body }));
      return inbox_template_id;
    });
    return { status: 'OK', inbox_template_id: id };
  },
);
