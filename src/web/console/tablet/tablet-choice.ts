import { useState } from 'react';

/** A choice stored per tablet, for all its users; losing it does no harm. */
export function useTabletChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): [Value | null, (value: Value) => void] {
  const key = `imahoiku.staff.${name}`;
  const [chosen, setChosen] = useState<Value | null>(() => {
    const kept = readStored(key);
    return values.find((value) => value === kept) ?? null;
  });
  return [
    chosen,
    (value) => {
      setChosen(value);
      storeHere(key, value);
    },
  ];
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeHere(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be full or forbidden; the choice then lives as long as the page.
  }
}
