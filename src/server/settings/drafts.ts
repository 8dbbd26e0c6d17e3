import type { RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import { Refusal } from '../../contract/refusal.ts';
import { ruleTitles } from '../../domain/settings/catalogue.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { addRow, editRow } from '../edit-row.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import type { Acting } from '../store/audit.ts';
import { requireFreeDay, saveRule } from './rule-rows.ts';
import { lockRules } from './store/price-rows.ts';
import { deleteDraft, draftsOf, insertDraft, updateDraft } from './store/rule-drafts.ts';

/** Draft rows of a day: in force for nobody until all of them are published in one transaction. */
const changeBy = (account: Acting) => ({ account, branch_id: account.branch_id, table_name: 'rule_drafts' as const });

/** Of what has one row a day there is one draft a day; tickets by their number, plans as many as one likes. */
const sameSubject = (one: RuleRow, other: RuleRow): boolean =>
  one.table === other.table &&
  one.table !== 'plan_types' &&
  (one.table !== 'ticket_prices' || other.table !== 'ticket_prices' || one.number === other.number);

export async function draftedRows(db: Queryable, day: TokyoDate): Promise<RuleRow[]> {
  return (await draftsOf(db, day)).map(ruleOf);
}

/** As the form would send it: a new row of its table. */
const ruleOf = ({ table_name, adaptation_date, content }: Awaited<ReturnType<typeof draftsOf>>[number]): RuleRow =>
  ({ ...content, table: table_name, adaptation_date, id: null, version: null }) as unknown as RuleRow;

export async function saveDraft(tx: Transaction, account: Acting, row: RuleRow): Promise<number> {
  await lockRules(tx, 'rule_drafts');
  const { table, id, version, adaptation_date, ...content } = row;
  await requireFreeDay(tx, { ...row, id: null });
  const others = (await draftsOf(tx, adaptation_date)).filter((each) => each.id !== id);
  if (others.some((each) => sameSubject(row, ruleOf(each)))) {
    const msg = `${formatMonthDay(adaptation_date)}の下書きに、${ruleTitles[table]}がもう入っています。そちらを変更してください。`;
    throw new Refusal('rule_date_taken', { fields: ['adaptation_date'], msg });
  }
  const draft = { table_name: table, adaptation_date, content };
  if (id === null || version === null) {
    return addRow(tx, changeBy(account), () => insertDraft(tx, draft, account.id));
  }
  await editRow(tx, { ...changeBy(account), record_id: id, version }, () => updateDraft(tx, id, draft, account.id));
  return id;
}

export async function removeDraft(tx: Transaction, account: Acting, row: { id: number; version: number }) {
  await lockRules(tx, 'rule_drafts');
  await editRow(tx, { ...changeBy(account), record_id: row.id, version: row.version }, () => deleteDraft(tx, row.id));
}

/** All rows of the day or none: as they were looked at, each by the same rule as one that is saved alone. */
export async function publishDraft(
  tx: Transaction,
  account: Acting,
  { adaptation_date, known }: { adaptation_date: TokyoDate; known: readonly { id: number; version: number }[] },
): Promise<void> {
  await lockRules(tx, 'rule_drafts');
  const drafts = await draftsOf(tx, adaptation_date);
  const seen = (rows: typeof known) => rows.map(({ id, version }) => `${id} ${version}`).join();
  if (seen(drafts) !== seen(known.toSorted((a, b) => a.id - b.id))) throw new Refusal('stale_status');
  for (const draft of drafts) {
    const row = ruleOf(draft);
    await namingSubject(row, () => saveRule(tx, account, row));
    await editRow(tx, { ...changeBy(account), record_id: draft.id, version: draft.version }, () =>
      deleteDraft(tx, draft.id),
    );
  }
}

/** Of several changes, which one is refused. */
export async function namingSubject<Result>({ table }: RuleRow, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.type, { msg: `${ruleTitles[table]}: ${error.result.msg}` });
  }
}
