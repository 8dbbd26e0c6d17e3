import { Refusal } from '../contract/refusal.ts';
import { violatedConstraint } from './postgres/database.ts';

/** A rule only the database can judge, said at the field it concerns. */
const wrongField = (path: string, message: string): Refusal =>
  new Refusal('input_error', { fields: [path], details: [{ path, message }] });

/** Runs the work; what a constraint refuses becomes the refusal named for it. */
export async function refusing<Result>(
  work: Promise<Result>,
  byConstraint: Readonly<Record<string, () => Refusal>>,
): Promise<Result> {
  return work.catch((error: unknown) => {
    const refusal = byConstraint[violatedConstraint(error) ?? ''];
    throw refusal ? refusal() : error;
  });
}

/** What a branch's own row may be refused for. */
export const branchConstraints: Readonly<Record<string, () => Refusal>> = {
  branches_path_name_key: () =>
    wrongField('path_name', 'このアドレスは別の園が使っています。別のアドレスにしてください。'),
  branches_prefecture_id_fkey: () => wrongField('prefecture_id', '都道府県を選択してください。'),
};
