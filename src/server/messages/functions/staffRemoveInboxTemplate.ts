import { implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { requireTemplateBranch } from '../inbox-access.ts';
import { branchOfInboxTemplate, deleteInboxTemplate } from '../store/templates.ts';

export const staffRemoveInboxTemplate = implement(
  'staffRemoveInboxTemplate',
  async ({ account, clock, database }, { inbox_template_id, version }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const owner = await branchOfInboxTemplate(tx, inbox_template_id);
      if (owner === undefined) throw new Refusal('not_found');
      requireTemplateBranch(account, owner);
      const edit = {
        account: acting,
        branch_id: owner ?? account.branch_id,
        table_name: 'inbox_templates',
        record_id: inbox_template_id,
        version,
      } as const;
      await editRow(tx, edit, () => deleteInboxTemplate(tx, inbox_template_id));
    });
    return { status: 'OK' };
  },
);
