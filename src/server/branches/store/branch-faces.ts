import type { Transaction } from '../../postgres/database.ts';

type BranchFace = { id: number; account_id: number; version: number };

/** Who is shown as the manager of a branch; locked against a second saver, also where there is nobody yet. */
export async function lockBranchFace(tx: Transaction, branch_id: number): Promise<BranchFace | null> {
  await tx.query('select from branches where id = $1 for no key update', [branch_id]);
  const { rows } = await tx.query<BranchFace>(
    'select id, account_id, version from branch_faces where branch_id = $1 for update',
    [branch_id],
  );
  return rows[0] ?? null;
}

interface FaceWords {
  account_id: number;
  name: string;
  greeting: string;
}
interface FaceFile {
  file_id: number;
  image_path: string;
  width: number;
  height: number;
}

export async function addBranchFace(
  tx: Transaction,
  face: FaceWords & FaceFile & { branch_id: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into branch_faces (branch_id, account_id, name, greeting, file_id, image_path, width, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [face.branch_id, face.account_id, face.name, face.greeting, face.file_id, face.image_path, face.width, face.height],
  );
  return rows[0]?.id as number;
}

/** Other words, and another picture where there is one; the consent is given again with them. */
export async function updateBranchFace(
  tx: Transaction,
  id: number,
  { account_id, name, greeting, picture }: FaceWords & { picture: FaceFile | null },
): Promise<void> {
  await tx.query(
    `update branch_faces set account_id = $2, name = $3, greeting = $4, consented_at = app.now(),
       file_id = coalesce($5, file_id), image_path = coalesce($6, image_path), width = coalesce($7, width),
       height = coalesce($8, height), example_flag = example_flag and $5::integer is null
     where id = $1`,
    [id, account_id, name, greeting, picture?.file_id, picture?.image_path, picture?.width, picture?.height],
  );
}

export async function deleteBranchFace(tx: Transaction, id: number): Promise<void> {
  await tx.query('delete from branch_faces where id = $1', [id]);
}
