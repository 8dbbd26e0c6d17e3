import { importColumns } from '../../../contract/functions/company/import-columns.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { ImportKind } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { insertImportedBranches } from '../../branches/store/imported-branches.ts';
import { addRow } from '../../edit-row.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Acting } from '../../store/audit.ts';
import { insertImportedFamilies, noteImported } from '../store/imported-families.ts';
import { importedAt, insertImport, lockImports } from '../store/imports.ts';
import { checkedBranches } from './branch-rows.ts';
import { type ImportFile, type ImportProblem, readImportFile } from './csv-file.ts';
import { checkedFamilies } from './family-rows.ts';

interface ImportInput {
  kind: ImportKind;
  file_name: string;
  file: string;
}
/** What is known of the moment and the installation. */
interface ImportContext {
  now: Date;
  key: string;
}

/** Nobody reads more than this; the total count is reported as well. */
const mostProblems = 100;
const mostShown = 20;

const sorted = (problems: readonly ImportProblem[]): ImportProblem[] => problems.toSorted((a, b) => a.line - b.line);

function checked(db: Queryable, { now, key }: ImportContext, kind: ImportKind, { rows }: ImportFile) {
  return kind === 'branches' ? checkedBranches(db, rows) : checkedFamilies(db, rows, { today: tokyoDateOf(now), key });
}

export async function previewImport(db: Queryable, context: ImportContext, input: ImportInput) {
  const file = readImportFile(input.file, importColumns[input.kind]);
  const { shown, problems: found } = await checked(db, context, input.kind, file);
  const problems = sorted([...file.problems, ...found]);
  return {
    line_count: file.line_count,
    problem_count: problems.length,
    problems: problems.slice(0, mostProblems),
    rows: problems.length > 0 ? [] : shown.slice(0, mostShown),
    imported_at: (await importedAt(db, input.kind, file.content_hash))?.toISOString() ?? null,
  };
}

/** All lines or none: checked again under the lock, and written in the same transaction. */
export async function runImport(
  tx: Transaction,
  context: ImportContext & { account: Acting; password_hash: string },
  input: ImportInput & { invite: boolean },
) {
  const { kind, file_name } = input;
  await lockImports(tx);
  const file = readImportFile(input.file, importColumns[kind]);
  const before = await importedAt(tx, kind, file.content_hash);
  if (before !== null)
    throw new Refusal('import_repeated', {
      msg: `このファイルは${formatDateTime(before)}に取り込み済みです。別のファイルをお選びください。`,
    });
  const customer_ids: number[] = [];
  let made_count: number;
  if (kind === 'branches') {
    const { made, problems } = await checkedBranches(tx, file.rows);
    refuseProblems(file, problems);
    made_count = await insertImportedBranches(tx, made);
  } else {
    const known = { today: tokyoDateOf(context.now), key: context.key };
    const { made, problems } = await checkedFamilies(tx, file.rows, known);
    refuseProblems(file, problems);
    customer_ids.push(...(await insertImportedFamilies(tx, made, context.password_hash)));
    made_count = customer_ids.length;
  }
  const { content_hash, line_count } = file;
  const { account } = context;
  const invite_flag = input.invite && kind === 'families';
  const change = {
    account,
    branch_id: account.branch_id,
    table_name: 'imports',
  } as const;
  const row = { kind, file_name, content_hash, line_count, made_count, invite_flag, account_id: account.id };
  const import_id = await addRow(tx, change, () => insertImport(tx, row));
  await noteImported(tx, import_id, customer_ids);
  if (invite_flag) for (const customer_id of customer_ids) await enqueue(tx, 'sendFamilyInvitation', { customer_id });
  return { import_id, made_count };
}

function refuseProblems(file: ImportFile, found: readonly ImportProblem[]): void {
  const problems = sorted([...file.problems, ...found]);
  if (problems.length === 0) return;
  throw new Refusal('import_has_problems', {
    details: { problem_count: problems.length, problems: problems.slice(0, mostProblems) },
  });
}
