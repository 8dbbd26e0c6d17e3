/** A decoded value of Stripe's form encoding: `items[0][price]=…` becomes nested lists and maps of strings. */
export type Param = string | Param[] | Params;
export interface Params {
  [name: string]: Param;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function pathOfKey(key: string): string[] {
  const head = key.split('[', 1)[0] ?? key;
  const rest = [...key.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [head, ...rest];
}

/** Maps whose keys are all numbers are lists; `[]` keys have been numbered while reading. */
function listsOf(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const);
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) {
    return entries.sort(([left], [right]) => Number(left) - Number(right)).map(([, inner]) => inner);
  }
  return Object.fromEntries(entries);
}

export function decodeForm(text: string): Params {
  const root: Params = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOfKey(key);
    if (path.some((part) => FORBIDDEN.has(part))) continue;
    let place: Params = root;
    path.forEach((part, depth) => {
      const name = part === '' ? String(Object.keys(place).length) : part;
      if (depth === path.length - 1) {
        place[name] = value;
        return;
      }
      const existing = place[name];
      const next: Params = typeof existing === 'object' && !Array.isArray(existing) ? existing : {};
      place[name] = next;
      place = next;
    });
  }
  const decoded: Params = {};
  for (const [name, value] of Object.entries(root)) decoded[name] = listsOf(value);
  return decoded;
}
