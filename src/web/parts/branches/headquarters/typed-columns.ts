/** A row's columns as a form shows them. */
export const typedColumns = <Name extends string>(
  row: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Record<Name, string> => Object.fromEntries(names.map((name) => [name, textOf(row[name])])) as Record<Name, string>;

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null || value === undefined ? '' : String(value as string | number);
};
