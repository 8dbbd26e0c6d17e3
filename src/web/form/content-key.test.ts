import { describe, expect, it } from 'vitest';
import { contentKeys } from './content-key.ts';

describe('a key per content', () => {
  it('stays for a second press and changes with the content', () => {
    let made = 0;
    const keyOf = contentKeys(() => `key ${++made}`);
    const first = keyOf({ reserve_date: '2026-12-01', start_hour: 10 });
    expect(keyOf({ reserve_date: '2026-12-01', start_hour: 10 })).toBe(first);
    expect(keyOf({ reserve_date: '2026-12-01', start_hour: 14 })).not.toBe(first);
  });
});
