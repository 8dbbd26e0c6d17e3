import { accountRole } from '../../../domain/codes.ts';
import {
  type AnnouncementAudience,
  type AnnouncementKind,
  announcementAudience,
} from '../../../domain/messages/announcement-codes.ts';
import type { Account } from '../../auth/store/accounts.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { type Audience, meantFamilies } from './announcement-audience.ts';

type AnnouncementInsert = Audience & {
  kind: AnnouncementKind;
  title: string;
  content: string;
  send_at: Date;
  account_id: number;
  idempotency_key: string;
  content_hash: string;
};

const columns = [
  ...['kind', 'audience', 'branch_id', 'prefecture_id', 'date_from', 'date_until', 'title', 'content', 'send_at'],
  ...['account_id', 'idempotency_key', 'content_hash'],
] as (keyof AnnouncementInsert)[];

/** The word and, where they were chosen by hand, its families; null if another press with the same key was first. */
export async function insertAnnouncement(
  tx: Transaction,
  row: AnnouncementInsert,
  customer_ids: readonly number[],
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `with a as (
       insert into announcements (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       on conflict (idempotency_key) do nothing returning id
     ), f as (
       insert into announcement_families (announcement_id, customer_id)
       select a.id, c.id from a cross join customers c where c.id = any ($${columns.length + 1}::integer[])
     )
     select id from a`,
    [...columns.map((column) => row[column]), customer_ids],
  );
  return rows[0]?.id ?? null;
}

export async function announcementByKey(
  db: Queryable,
  idempotency_key: string,
): Promise<{ id: number; content_hash: string; send_at: Date } | null> {
  const { rows } = await db.query<{ id: number; content_hash: string; send_at: Date }>(
    'select id, content_hash, send_at from announcements where idempotency_key = $1',
    [idempotency_key],
  );
  return rows[0] ?? null;
}

type AnnouncementToSend = {
  id: number;
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  title: string;
  content: string;
  branch_name: string | null;
  begun_at: Date | null;
};

/** What is due, what cannot wait first. */
export async function dueAnnouncements(db: Queryable): Promise<{ id: number; kind: AnnouncementKind }[]> {
  const { rows } = await db.query<{ id: number; kind: AnnouncementKind }>(
    `select id, kind from announcements
     where send_at <= app.now() and sent_at is null and withdrawn_at is null order by kind desc, send_at, id`,
  );
  return rows;
}

/** Locked until the transaction ends; null: another worker has it, or there is nothing left to do. */
export async function lockAnnouncement(tx: Transaction, id: number): Promise<AnnouncementToSend | null> {
  const { rows } = await tx.query<AnnouncementToSend>(
    `select a.id, a.kind, a.audience, a.title, a.content, a.begun_at,
       case when a.audience = ${announcementAudience.code.branch} then b.name end as branch_name
     from announcements a left join branches b on b.id = a.branch_id
     where a.id = $1 and a.sent_at is null and a.withdrawn_at is null for update of a skip locked`,
    [id],
  );
  return rows[0] ?? null;
}

/** From now on it cannot be withdrawn; whom it is for is written down once. */
export async function beginAnnouncement(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `insert into announcement_families (announcement_id, customer_id)
     select $1, f.id from (${meantFamilies}) f on conflict do nothing`,
    [id],
  );
  await tx.query('update announcements set begun_at = app.now() where id = $1', [id]);
}

/** The next families, marked as told in the transaction that tells them. */
export async function takeFamilies(tx: Transaction, id: number, most: number): Promise<number[]> {
  const { rows } = await tx.query<{ customer_id: number }>(
    `update announcement_families set told_at = app.now() where id in (
       select id from announcement_families where announcement_id = $1 and told_at is null order by id limit $2)
     returning customer_id`,
    [id, most],
  );
  return rows.map(({ customer_id }) => customer_id);
}

export async function markSent(tx: Transaction, id: number): Promise<void> {
  await tx.query('update announcements set sent_at = app.now() where id = $1', [id]);
}

/** False once it began. */
export async function withdrawAnnouncement(tx: Transaction, id: number, account_id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update announcements set withdrawn_at = app.now(), withdrawn_account_id = $2
     where id = $1 and begun_at is null and withdrawn_at is null`,
    [id, account_id],
  );
  return rowCount === 1;
}

/** Headquarters' see all, the others those to their own branches. */
const seen = 'a.branch_id = any ($1::integer[]) or $1::integer[] is null';
const seenBy = ({ role, branch_ids }: Account): readonly number[] | null =>
  role === accountRole.code.headquarters ? null : branch_ids;

export type AnnouncementRow = {
  id: number;
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  branch_id: number | null;
  branch_name: string | null;
  prefecture_name: string | null;
  date_from: string | null;
  date_until: string | null;
  title: string;
  content: string;
  send_at: Date;
  begun_at: Date | null;
  sent_at: Date | null;
  withdrawn_at: Date | null;
  account_name: string;
  families: number;
  told_families: number;
  people: number;
  seen: number;
  line: number;
  mail: number;
  push: number;
};

const shown = `select a.id, a.kind, a.audience, a.branch_id, b.name as branch_name, p.name as prefecture_name, a.date_from,
    a.date_until, a.title, a.content, a.send_at, a.begun_at, a.sent_at, a.withdrawn_at, o.name as account_name, f.*, n.*
  from announcements a
  left join branches b on b.id = a.branch_id left join prefectures p on p.id = a.prefecture_id
  join accounts o on o.id = a.account_id
  cross join lateral (select count(*)::integer as families, count(x.told_at)::integer as told_families
    from announcement_families x where x.announcement_id = a.id) f
  cross join lateral (select count(*)::integer as people, count(x.read_datetime)::integer as seen,
      count(*) filter (where x.line_status = 'sent')::integer as line,
      count(*) filter (where x.mail_status = 'sent')::integer as mail,
      count(*) filter (where x.push_status = 'sent')::integer as push
    from notifications x where x.announcement_id = a.id) n`;

export async function announcementsSeenBy(
  db: Queryable,
  account: Account,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ announcements: AnnouncementRow[]; total: number }> {
  const branches = seenBy(account);
  const { rows } = await db.query<AnnouncementRow>(
    `${shown} where a.id in (select a.id from announcements a where ${seen} order by a.send_at desc, a.id desc limit $2 offset $3)
     order by a.send_at desc, a.id desc`,
    [branches, limit, offset],
  );
  const { rows: count } = await db.query<{ total: number }>(
    `select count(*)::integer as total from announcements a where ${seen}`,
    [branches],
  );
  return { announcements: rows, total: count[0]?.total ?? 0 };
}

export async function announcementSeenBy(db: Queryable, account: Account, id: number): Promise<AnnouncementRow | null> {
  const { rows } = await db.query<AnnouncementRow>(`${shown} where a.id = $2 and (${seen})`, [seenBy(account), id]);
  return rows[0] ?? null;
}
