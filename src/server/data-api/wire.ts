/** A bind parameter in PostgreSQL's text format. */
export type WireValue = string | null;

export function toWire(value: unknown, json: boolean): WireValue {
  if (value === null || value === undefined) return null;
  if (json) return JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.map(arrayItem).join(',')}}`;
  return String(value);
}

function arrayItem(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
