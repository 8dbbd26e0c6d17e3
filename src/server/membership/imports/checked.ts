import type { ImportProblem, ImportRow } from './csv-file.ts';

/** What a file would make, how it is shown before, and what is wrong with it. */
export interface Checked<Made> {
  made: Made[];
  problems: ImportProblem[];
  shown: { line: number; title: string; text: string }[];
}

/** A cell as its column's schema made it; null where it is blank or wrong. */
export const valueIn = <Value>(values: ImportRow['values'] | undefined, name: string): Value | null =>
  (values?.get(name) ?? null) as Value | null;

/** The second and later lines with the same value. */
export function repeated(rows: readonly ImportRow[], name: string, column: string): ImportProblem[] {
  const first = new Map<unknown, number>();
  return rows.flatMap(({ line, values }) => {
    const value = values.get(name) ?? null;
    if (value === null) return [];
    const before = first.get(value);
    if (before === undefined) {
      first.set(value, line);
      return [];
    }
    return [{ line, column, message: `${before}行目と同じ${column}です。どちらかを消してください。` }];
  });
}
