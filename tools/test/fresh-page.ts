import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Before every file of component tests. Files of a worker share happy-dom's window, React and the other packages, as loading those
 * again took three fifths of the work; our own modules (and what `vi.mock` put in their place), what is stored and what stands in
 * the page start again.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
cleanup();
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other way
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}
history.replaceState(null, '', '/');
// A lock between tabs: happy-dom has none, and there is one tab.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, run: () => unknown) => run() },
});
