import { browserNow } from '../../session/browser-clock.ts';

const key = 'imahoiku.tablet.touched';
const writeEveryMs = 3_000;
let written = 0;

/** Shared by all tabs: activity in one of them counts for all. */
export function noteTouch(): void {
  const now = browserNow();
  if (now - written < writeEveryMs) return;
  written = now;
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Storage may be forbidden; this tab's own memory then counts.
  }
}

/** Milliseconds since the tablet was last touched; 0 if unknown. */
export function untouchedFor(): number {
  let last = written;
  try {
    last = Math.max(last, Number(localStorage.getItem(key) ?? 0));
  } catch {
    // As above.
  }
  return last === 0 ? 0 : browserNow() - last;
}
