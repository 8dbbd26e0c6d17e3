/** The text fields of a query or form; repeated or nested fields are left out. */
export function fields(value: unknown): Partial<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
