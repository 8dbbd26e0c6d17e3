import { badRequest } from '../errors.ts';
import { ClientValue, isSymbolicList, isSymbolicObject, type SymbolicObject, type SymbolicValue } from '../shape.ts';
import { quoteText } from '../sql-text.ts';
import type { CompileContext } from './context.ts';

/** A value as SQL: the client's becomes `$n`, the document's own a literal, both cast to the column's type. */
export function bind(context: CompileContext, value: SymbolicValue, sqlType: string): string {
  const json = sqlType === 'json' || sqlType === 'jsonb';
  if (value instanceof ClientValue) {
    context.parameters.push({ path: value.path, json });
    return `$${context.parameters.length}::${sqlType}`;
  }
  if (json && value !== null) return `${quoteText(JSON.stringify(documentValue(value)))}::${sqlType}`;
  if (sqlType.endsWith('[]')) return bindList(context, value, sqlType);
  return `${literal(value)}::${sqlType}`;
}

function bindList(context: CompileContext, value: SymbolicValue, sqlType: string): string {
  if (value === null) return `null::${sqlType}`;
  const items = isSymbolicList(value) ? value : [value];
  const itemType = sqlType.slice(0, -2);
  return `array[${items.map((item) => bind(context, item, itemType)).join(',')}]::${sqlType}`;
}

function literal(value: SymbolicValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'number' || typeof value === 'string') return quoteText(String(value));
  throw badRequest('A single value is expected');
}

/** JSON written in the document itself; a variable inside it would have to be merged into the text, so it is refused. */
function documentValue(value: SymbolicValue): unknown {
  if (value instanceof ClientValue) throw badRequest('Pass a JSON value as one variable');
  if (isSymbolicList(value)) return value.map(documentValue);
  if (isSymbolicObject(value)) return mapObject(value);
  return value;
}

function mapObject(value: SymbolicObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, documentValue(item)]));
}
