import { useState } from 'react';

/** One idempotency key per content: a second press is the same request, a changed form is a new one. */
export function contentKeys(newKey: () => string) {
  let last: { content: string; key: string } | undefined;
  return (content: object): string => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: newKey() };
    return last.key;
  };
}

export function useContentKey(): (content: object) => string {
  const [keyOf] = useState(() => contentKeys(() => crypto.randomUUID()));
  return keyOf;
}
