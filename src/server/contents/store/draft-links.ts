import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function draftTokenOf(db: Queryable, magazine_item_id: number): Promise<string | null> {
  const { rows } = await db.query<{ token: string }>(
    'select token from app.magazine_draft_links where magazine_item_id = $1',
    [magazine_item_id],
  );
  return rows[0]?.token ?? null;
}

/** The same link as before, if there is one. */
export async function openDraftLink(tx: Transaction, magazine_item_id: number, account_id: number): Promise<void> {
  await tx.query(
    `insert into app.magazine_draft_links (magazine_item_id, account_id) values ($1, $2) on conflict do nothing`,
    [magazine_item_id, account_id],
  );
}

export async function closeDraftLink(tx: Transaction, magazine_item_id: number): Promise<void> {
  await tx.query('delete from app.magazine_draft_links where magazine_item_id = $1', [magazine_item_id]);
}

interface MagazineDraft {
  title: string;
  content: string;
  category: string;
  image_path: string | null;
  image_alternative_text: string;
  publication_datetime: Date;
  published_id: number | null;
}

/** The article as it is saved, for anyone who has the link. */
export async function articleOfDraft(db: Queryable, token: string): Promise<MagazineDraft | null> {
  const { rows } = await db.query<MagazineDraft>(
    `select m.title, m.content, c.name as category, m.image_path, m.image_alternative_text, m.publication_datetime,
       case when app.is_published(m.publication_flag, m.publication_datetime, null) then m.id end as published_id
     from app.magazine_draft_links l join magazine_items m on m.id = l.magazine_item_id
     join magazine_categories c on c.id = m.magazine_category_id where l.token = $1`,
    [token],
  );
  return rows[0] ?? null;
}
