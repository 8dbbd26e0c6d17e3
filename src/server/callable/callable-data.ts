import { CallableError } from './context.ts';

/** The callable protocol's wrappers for whole numbers: clients with 64-bit integers send them as text. */
const wholeNumberTypes: readonly unknown[] = [
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
];

/** The payload of a callable request, `{"data": …}`, with wrapped numbers as numbers. */
export function readData(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'data')) {
    throw new CallableError('INVALID_ARGUMENT');
  }
  return decode((body as { data: unknown }).data);
}

function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decode);
  if (Object.hasOwn(value, '@type')) return wholeNumber(value as { '@type': unknown; value?: unknown });
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decode(each)]));
}

function wholeNumber({ '@type': type, value }: { '@type': unknown; value?: unknown }): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (!wholeNumberTypes.includes(type) || Number.isNaN(number)) throw new CallableError('INVALID_ARGUMENT');
  return number;
}
