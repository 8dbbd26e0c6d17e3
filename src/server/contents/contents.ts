import type { WrittenContent } from '../../contract/functions/contents/content-fields.ts';
import { Refusal } from '../../contract/refusal.ts';
import { type ContentKind, isCategoryKind } from '../../domain/contents/content-kinds.ts';
import { type PublicationState, publicationStateOf } from '../../domain/contents/publication.ts';
import { addRow, editRow } from '../edit-row.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { type Acting, audited, lockedRowOf } from '../store/audit.ts';
import { publicationColumns } from './publication-columns.ts';
import { contentTables } from './store/content-tables.ts';
import { contentOfKey, storeVersion, versionOf } from './store/content-versions.ts';
import {
  type ContentValues,
  contentOf,
  deleteContent,
  heldBy,
  insertContent,
  knownRows,
  type ListedContent,
  listContents,
  lockGroup,
  orderContents,
  placeLast,
  updateContent,
} from './store/contents.ts';

/** Null: a category, which is never hidden. */
export function stateOfListed(
  { publication_flag, withdrawn, begins, ends }: ListedContent,
  now: Date,
): PublicationState | null {
  return publication_flag === null ? null : publicationStateOf({ publication_flag, withdrawn, begins, ends }, now);
}

export async function contentState(
  db: Queryable,
  kind: ContentKind,
  id: number | null,
  now: Date,
): Promise<PublicationState | null> {
  const found = id === null ? undefined : (await listContents(db, kind)).find((each) => each.id === id);
  return found ? stateOfListed(found, now) : null;
}

/** A content, as the form that asks knew it. */
interface KnownContent {
  kind: ContentKind;
  id: number;
  version: number;
}

interface Saved {
  id: number;
  version: number;
}

/** A content added or changed: its words, and whether and when it is public. */
export async function saveContent(tx: Transaction, account: Acting, input: WrittenContent, now: Date): Promise<Saved> {
  const { kind, id, version, idempotency_key } = input;
  const change = {
    account,
    branch_id: account.branch_id,
    table_name: contentTables[kind].table,
  } as const;
  if (id === null) {
    const made = await contentOfKey(tx, idempotency_key);
    if (made?.kind === kind) return { id: made.content_id, version: made.version };
    if (made) throw new Refusal('key_used_for_other_content');
  }
  await refuseUnknown(tx, kind, input.content);
  const state = await contentState(tx, kind, id, now);
  const content = id === null ? null : await contentOf(tx, kind, id);
  const values = {
    ...input.content,
    ...('publication' in input.content && !isCategoryKind(kind)
      ? publicationColumns(kind, input.content, { content, state }, now)
      : {}),
  };
  if (id === null) {
    const added = await addRow(tx, change, () => insertContent(tx, kind, values));
    return kept(tx, { kind, id: added, account, idempotency_key });
  }
  await editRow(tx, { ...change, record_id: id, version }, () => changeContent(tx, kind, id, values));
  return kept(tx, { kind, id, account });
}

/** Also stores the previous version if it was never saved here. */
async function changeContent(tx: Transaction, kind: ContentKind, id: number, values: ContentValues): Promise<void> {
  const before = await contentOf(tx, kind, id);
  if (before) await storeVersion(tx, { kind, content_id: id, content: before, account_id: null });
  await updateContent(tx, kind, id, values);
  const { group, ordered } = contentTables[kind];
  if (ordered && group && before?.[group.column] !== values[group.column]) await placeLast(tx, kind, id);
}

async function kept(
  tx: Transaction,
  of: { kind: ContentKind; id: number; account: Acting; restored_version?: number; idempotency_key?: string },
): Promise<Saved> {
  const { kind, id, account, ...rest } = of;
  const content = await contentOf(tx, kind, id);
  if (content === null) throw new Refusal('not_found');
  await storeVersion(tx, { kind, content_id: id, content, account_id: account.id, ...rest });
  return { id, version: content.version as number };
}

/** Something the form refers to that was removed meanwhile is reported in its field. */
async function refuseUnknown(tx: Transaction, kind: ContentKind, values: ContentValues): Promise<void> {
  const { group, links } = contentTables[kind];
  if (group?.table && !(await knownRows(tx, group.table, [values[group.column] as number]))) {
    throw new Refusal('input_error', { fields: [`content.${group.column}`] });
  }
  if (links && !(await knownRows(tx, links.others, values[links.field] as number[]))) {
    throw new Refusal('input_error', { fields: [`content.${links.field}`] });
  }
  if (typeof values.branch_id === 'number' && !(await knownRows(tx, 'branches', [values.branch_id]))) {
    throw new Refusal('input_error', { fields: ['content.branch_id'] });
  }
}

/** An earlier version's words. Whether it is public, and since when, is not turned back with them. */
export async function restoreContent(
  tx: Transaction,
  account: Acting,
  input: KnownContent & { restored_version: number },
): Promise<Saved> {
  const { kind, id, version, restored_version } = input;
  const { columns, publication, group, links, table } = contentTables[kind];
  const change = {
    account,
    branch_id: account.branch_id,
    table_name: table,
    reason: `第${restored_version}版`,
  } as const;
  const old = await versionOf(tx, kind, id, restored_version);
  if (old === null) throw new Refusal('not_found');
  await editRow(tx, { ...change, record_id: id, version }, async () => {
    const now = (await contentOf(tx, kind, id)) ?? {};
    const pick = (from: ContentValues, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, from[name]]));
    const values: Record<string, unknown> = {
      ...pick(old, [...columns, ...(links ? [links.field] : [])]),
      ...pick(now, publication),
    };
    // What it stood under, or named, may be gone since.
    if (group?.table && !(await knownRows(tx, group.table, [values[group.column] as number]))) {
      values[group.column] = now[group.column];
    }
    if (links && !(await knownRows(tx, links.others, values[links.field] as number[]))) {
      values[links.field] = now[links.field];
    }
    if (typeof values.branch_id === 'number' && !(await knownRows(tx, 'branches', [values.branch_id])))
      values.branch_id = null;
    await changeContent(tx, kind, id, values);
  });
  return kept(tx, { kind, id, account, restored_version });
}

/** Deletes only what nobody can have seen or relied on: a draft, or an empty category. */
export async function removeContent(
  tx: Transaction,
  account: Acting,
  { kind, id, version }: KnownContent,
  now: Date,
): Promise<void> {
  const { table } = contentTables[kind];
  const before = await lockedRowOf(tx, table, id);
  if (before === null) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile', { details: { current: before } });
  const state = await contentState(tx, kind, id, now);
  if (state !== null && state !== 'draft') throw new Refusal('content_was_public');
  if ((await heldBy(tx, kind, id)) > 0) throw new Refusal('content_category_used');
  const change = {
    account,
    branch_id: account.branch_id,
    table_name: table,
  } as const;
  await audited(tx, { ...change, record_id: id }, () => deleteContent(tx, kind, id));
}

export async function reorderContents(
  tx: Transaction,
  account: Acting,
  { kind, ids }: { kind: ContentKind; ids: readonly number[] },
): Promise<void> {
  const [first = 0] = ids;
  const there = await lockGroup(tx, kind, first);
  // One was added, removed or moved meanwhile: the order on the screen no longer matches what exists.
  if (there.length !== new Set(ids).size || there.length !== ids.length || there.some((id) => !ids.includes(id))) {
    throw new Refusal('stale_status');
  }
  const change = {
    account,
    branch_id: account.branch_id,
    table_name: contentTables[kind].table,
  } as const;
  await audited(tx, { ...change, record_id: first }, () => orderContents(tx, kind, ids));
}
