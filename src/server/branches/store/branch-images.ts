import type { Queryable, Transaction } from '../../postgres/database.ts';

export async function branchOfImage(db: Queryable, branch_image_id: number): Promise<number | null> {
  const { rows } = await db.query<{ branch_id: number }>('select branch_id from branch_images where id = $1', [
    branch_image_id,
  ]);
  return rows[0]?.branch_id ?? null;
}

/** The picture of the branch that shows the file already: what was sent twice is added once. */
export async function imageOfFile(tx: Transaction, branch_id: number, file_key: string): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `select i.id from branch_images i join files f on f.id = i.file_id where i.branch_id = $1 and f.key = $2`,
    [branch_id, file_key],
  );
  return rows[0]?.id ?? null;
}

/** In order; locked against adding, removing or moving one until the transaction ends. */
export async function lockBranchImages(tx: Transaction, branch_id: number): Promise<number[]> {
  await tx.query('select from branches where id = $1 for no key update', [branch_id]);
  const { rows } = await tx.query<{ id: number }>(
    'select id from branch_images where branch_id = $1 order by sequence, id for update',
    [branch_id],
  );
  return rows.map(({ id }) => id);
}

interface ImageFile {
  file_id: number;
  image_path: string;
  width: number;
  height: number;
}

/** At the end of the page. */
export async function addBranchImage(
  tx: Transaction,
  image: ImageFile & { branch_id: number; alternative_text: string },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into branch_images (branch_id, file_id, image_path, width, height, alternative_text, sequence)
     values ($1, $2, $3, $4, $5, $6,
       (select coalesce(max(sequence), 0) + 1 from branch_images where branch_id = $1)) returning id`,
    [image.branch_id, image.file_id, image.image_path, image.width, image.height, image.alternative_text],
  );
  return rows[0]?.id as number;
}

export async function updateAlternativeText(tx: Transaction, id: number, alternative_text: string): Promise<void> {
  await tx.query('update branch_images set alternative_text = $2 where id = $1', [id, alternative_text]);
}

export async function replaceBranchImage(
  tx: Transaction,
  id: number,
  image: ImageFile & { alternative_text: string },
): Promise<void> {
  await tx.query(
    `update branch_images set file_id = $2, image_path = $3, width = $4, height = $5, alternative_text = $6
     where id = $1`,
    [id, image.file_id, image.image_path, image.width, image.height, image.alternative_text],
  );
}

export async function deleteBranchImage(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from branch_images where id = $1', [id]);
}

export async function orderBranchImages(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query(
    `update branch_images i set sequence = o.position
     from unnest($1::integer[]) with ordinality o (id, position)
     where i.id = o.id and i.sequence <> o.position`,
    [ids],
  );
}
