import type { picturePeople } from '../../../domain/files/file-purposes.ts';
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

interface ImageWords {
  alternative_text: string;
  caption: string;
  /** Who can be recognised. */
  people: (typeof picturePeople)[number];
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
  image: ImageFile & ImageWords & { branch_id: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into branch_images (branch_id, file_id, image_path, width, height, alternative_text, caption, people, sequence)
     values ($1, $2, $3, $4, $5, $6, $7, $8,
       (select coalesce(max(sequence), 0) + 1 from branch_images where branch_id = $1)) returning id`,
    [image.branch_id, ...fileOf(image), ...wordsOf(image)],
  );
  return rows[0]?.id as number;
}

const fileOf = ({ file_id, image_path, width, height }: ImageFile) => [file_id, image_path, width, height];
const wordsOf = ({ alternative_text, caption, people }: ImageWords) => [alternative_text, caption, people];

export async function updateImageWords(tx: Transaction, id: number, words: ImageWords): Promise<void> {
  await tx.query('update branch_images set alternative_text = $2, caption = $3, people = $4 where id = $1', [
    id,
    ...wordsOf(words),
  ]);
}

/** An own picture in the place of another, or of a painted scene. */
export async function replaceBranchImage(tx: Transaction, id: number, image: ImageFile & ImageWords): Promise<void> {
  await tx.query(
    `update branch_images set file_id = $2, image_path = $3, width = $4, height = $5, alternative_text = $6,
       caption = $7, people = $8, example_flag = false
     where id = $1`,
    [id, ...fileOf(image), ...wordsOf(image)],
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
