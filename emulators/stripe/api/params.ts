import type { Param, Params } from '../pages/form.ts';
import { invalidRequest, missingParam } from './failure.ts';

export const isMap = (value: Param | undefined): value is Params => typeof value === 'object' && !Array.isArray(value);

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
}

/** Stripe unsets a field that is sent as an empty string. */
export function nullableText(params: Params, name: string): string | null | undefined {
  const value = text(params, name);
  return value === '' ? null : value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined || value === '') throw missingParam(name);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (!/^-?\d+$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function requiredInteger(params: Params, name: string): number {
  const value = integer(params, name);
  if (value === undefined) throw missingParam(name);
  return value;
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
}

export function oneOf<T extends string>(params: Params, name: string, values: readonly T[]): T | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  const known = values.find((candidate) => candidate === value);
  if (known !== undefined) return known;
  throw invalidRequest(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name });
}

export function map(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (isMap(value)) return value;
  throw invalidRequest('Invalid object', { param: name });
}

export function maps(params: Params, name: string): Params[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
  return value.map((entry, index) => {
    if (isMap(entry)) return entry;
    throw invalidRequest('Invalid object', { param: `${name}[${index}]` });
  });
}

export function texts(params: Params, name: string): string[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
  return value.filter((entry) => typeof entry === 'string');
}

/** Keys are merged; a key sent as '' is removed; `metadata=''` removes all of them. */
export function mergeMetadata(current: Record<string, string>, params: Params): Record<string, string> {
  const given = params.metadata;
  if (given === undefined) return current;
  if (given === '') return {};
  if (!isMap(given)) throw invalidRequest('Invalid object', { param: 'metadata' });
  const merged = { ...current };
  for (const [key, value] of Object.entries(given)) {
    if (value === '') delete merged[key];
    else if (typeof value === 'string') merged[key] = value;
  }
  return merged;
}
