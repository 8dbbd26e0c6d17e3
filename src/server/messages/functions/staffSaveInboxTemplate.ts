import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { requireTemplateBranch } from '../inbox-access.ts';
import { branchOfInboxTemplate, insertInboxTemplate, updateInboxTemplate } from '../store/templates.ts';

export const staffSaveInboxTemplate = implement(
  'staffSaveInboxTemplate',
  async ({ account, clock, database }, { inbox_template_id, version, branch_id, title, body, kind }, acting) => {
    const id = await database.transaction(clock.now(), async (tx) => {
      const owner = inbox_template_id === null ? branch_id : await branchOfInboxTemplate(tx, inbox_template_id);
      if (owner === undefined) throw new Refusal('not_found');
      requireTemplateBranch(account, owner);
      const change = {
        account: acting,
        branch_id: owner ?? account.branch_id,
        table_name: 'inbox_templates',
      } as const;
      if (inbox_template_id === null)
        return addRow(tx, change, () => insertInboxTemplate(tx, { branch_id, title, body, kind }));
      const edit = { ...change, record_id: inbox_template_id, version: version ?? 0 };
      await editRow(tx, edit, () => updateInboxTemplate(tx, inbox_template_id, { title, body, kind }));
      return inbox_template_id;
    });
    return { status: 'OK', inbox_template_id: id };
  },
);
