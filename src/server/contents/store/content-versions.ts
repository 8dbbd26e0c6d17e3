import type { ContentKind } from '../../../domain/contents/content-kinds.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { ContentValues } from './contents.ts';

interface NewVersion {
  kind: ContentKind;
  content_id: number;
  content: ContentValues;
  account_id: number | null;
  restored_version?: number;
  idempotency_key?: string | undefined;
}

/** Stores the content as it is now. An already stored version is left as it is. */
export async function storeVersion(tx: Transaction, version: NewVersion): Promise<void> {
  await tx.query(
    `insert into content_versions (kind, content_id, version, content, account_id, restored_version, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (kind, content_id, version) do nothing`,
    [
      version.kind,
      version.content_id,
      version.content.version,
      JSON.stringify(version.content),
      version.account_id,
      version.restored_version ?? null,
      version.idempotency_key ?? null,
    ],
  );
}

interface StoredVersion {
  version: number;
  restored_version: number | null;
  account_name: string | null;
  created_at: Date;
  content: ContentValues;
}

const shown = 50;

export async function versionsOf(db: Queryable, kind: ContentKind, content_id: number): Promise<StoredVersion[]> {
  const { rows } = await db.query<StoredVersion>(
    `select v.version, v.restored_version, a.name as account_name, v.created_at, v.content
     from content_versions v left join accounts a on a.id = v.account_id
     where v.kind = $1 and v.content_id = $2 order by v.version desc limit ${shown}`,
    [kind, content_id],
  );
  return rows;
}

export async function versionOf(
  db: Queryable,
  kind: ContentKind,
  content_id: number,
  version: number,
): Promise<ContentValues | null> {
  const { rows } = await db.query<{ content: ContentValues }>(
    'select content from content_versions where kind = $1 and content_id = $2 and version = $3',
    [kind, content_id, version],
  );
  return rows[0]?.content ?? null;
}

/** What was made under this key, if it was sent before; the same key sent at the same moment waits for its turn. */
export async function contentOfKey(
  tx: Transaction,
  key: string,
): Promise<{ kind: ContentKind; content_id: number; version: number } | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`content ${key}`]);
  const { rows } = await tx.query<{ kind: ContentKind; content_id: number; version: number }>(
    'select kind, content_id, version from content_versions where idempotency_key = $1',
    [key],
  );
  return rows[0] ?? null;
}
