import type { Queryable, Transaction } from '../../postgres/database.ts';

interface ContentImage {
  id: number;
  image_path: string;
  alternative_text: string;
  width: number;
  height: number;
}
const columns = 'i.id, i.image_path, i.alternative_text, i.width, i.height';

export async function listContentImages(db: Queryable): Promise<ContentImage[]> {
  const { rows } = await db.query<ContentImage>(`select ${columns} from content_images i order by i.id desc limit 500`);
  return rows;
}

/** The picture that shows the file already: what was sent twice is added once. */
export async function contentImageOfFile(tx: Transaction, file_key: string): Promise<ContentImage | null> {
  const { rows } = await tx.query<ContentImage>(
    `select ${columns} from content_images i join files f on f.id = i.file_id where f.key = $1`,
    [file_key],
  );
  return rows[0] ?? null;
}

export async function contentImageById(tx: Transaction, id: number): Promise<ContentImage | null> {
  const { rows } = await tx.query<ContentImage>(`select ${columns} from content_images i where i.id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function addContentImage(
  tx: Transaction,
  image: Omit<ContentImage, 'id'> & { file_id: number; account_id: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into content_images (file_id, image_path, width, height, alternative_text, account_id)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [image.file_id, image.image_path, image.width, image.height, image.alternative_text, image.account_id],
  );
  return rows[0]?.id as number;
}

export async function deleteContentImage(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from content_images where id = $1', [id]);
}

/** Shown by a text, or by a version of one that could be restored. */
export async function isImageUsed(tx: Transaction, image_path: string): Promise<boolean> {
  const { rows } = await tx.query<{ used: boolean }>(
    `select exists (select from magazine_items where image_path = $1 or strpos(content, $1) > 0)
       or exists (select from benefits where image_path = $1)
       or exists (select from content_versions
            where kind in ('magazine', 'benefits') and strpos(content::text, $1) > 0) as used`,
    [image_path],
  );
  return rows[0]?.used ?? false;
}
