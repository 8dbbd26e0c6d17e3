import { branchStatus } from '../../../domain/codes.ts';
import { type ImportedBranch, takenPathNames } from '../../branches/store/imported-branches.ts';
import type { Queryable } from '../../postgres/database.ts';
import { prefecturesByName } from '../store/imports.ts';
import { type Checked, repeated, valueIn } from './checked.ts';
import type { ImportProblem, ImportRow } from './csv-file.ts';

/** Branches that can be created as they are. They start in preparation; opening one is a separate action. */
export async function checkedBranches(db: Queryable, rows: readonly ImportRow[]): Promise<Checked<ImportedBranch>> {
  const prefectures = await prefecturesByName(db);
  const names = rows.flatMap(({ values }) => valueIn<string>(values, 'path_name') ?? []);
  const taken = await takenPathNames(db, names);
  const problems: ImportProblem[] = repeated(rows, 'path_name', 'URL名');
  const made: ImportedBranch[] = [];
  for (const { line, values } of rows) {
    const at = (column: string, message: string) => problems.push({ line, column, message });
    const value = <Value>(name: string) => valueIn<Value>(values, name);
    const prefecture = value<string>('prefecture');
    const prefecture_id = prefecture === null ? null : (prefectures.get(prefecture) ?? null);
    if (prefecture !== null && prefecture_id === null) at('都道府県', '都道府県の名前をご確認ください。例: 東京都');
    const path_name = value<string>('path_name');
    if (path_name !== null && taken.has(path_name)) at('URL名', 'このURL名は、ほかの園が使っています。');
    const [open, close] = [value<string>('open_time'), value<string>('close_time')];
    const [first, last] = [value<string>('extended_open_time'), value<string>('extended_close_time')];
    if (open && close && first && last && !(first <= open && open < close && close <= last))
      at('開園時間', '延長開始、開園、閉園、延長終了の順になるように入力してください。');
    made.push({
      name: value<string>('name') ?? '',
      path_name: path_name ?? '',
      reading: value<string>('reading') ?? '',
      postal_code: value<string>('postal_code') ?? '',
      prefecture_id: prefecture_id ?? 0,
      address1: value<string>('address1') ?? '',
      address2: value<string>('address2') ?? '',
      nearest_station: value<string>('nearest_station') ?? '',
      latitude: value<number>('latitude'),
      longitude: value<number>('longitude'),
      tel: value<string>('tel') ?? '',
      email: value<string>('email') ?? '',
      open_time: open ?? '',
      close_time: close ?? '',
      extended_open_time: first ?? '',
      extended_close_time: last ?? '',
      open_date: value<string>('open_date') ?? '',
      capacity: value<number>('capacity') ?? 0,
      status: branchStatus.code.preparing,
    });
  }
  const shown = made.map((branch, index) => ({
    line: rows[index]?.line ?? 0,
    title: branch.name,
    text: `${valueIn<string>(rows[index]?.values, 'prefecture') ?? ''}${branch.address1}、${branch.open_time}〜${branch.close_time}、定員${branch.capacity}名`,
  }));
  return { made, problems, shown };
}
