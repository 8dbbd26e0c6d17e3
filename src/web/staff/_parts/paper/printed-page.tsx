import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/**
 * Paper for A4: the console's frame stays behind, the table's head stands on every page, no child is cut in two, and every
 * page says its number. In the page and not in the style sheet: parents never load it.
 */
const paper = (orientation: 'portrait' | 'landscape'): string => `
@page { size: A4 ${orientation}; margin: 11mm 10mm 13mm; @bottom-right { content: counter(page) ' / ' counter(pages); font-size: 9pt; } }
@media print {
  body:has(.paper) header, body:has(.paper) nav, body:has(.paper) .off-paper { display: none !important; }
  body:has(.paper) main { padding: 0 !important; }
  body:has(.paper) main > div { max-width: none !important; padding: 0 !important; }
  body, .paper { background: white !important; color: black !important; }
  .paper { font-size: 9pt; line-height: 1.25; }
  .paper .text-note { font-size: 9pt; }
  .paper table, .paper td, .paper th { border-color: #777; }
  .paper h1 { font-size: 14pt; }
  .paper .text-ink-soft { color: black !important; }
  .paper table { border: 0 !important; }
  .paper thead { display: table-header-group; }
  .paper tr { break-inside: avoid; }
  .paper h2 { break-after: avoid; }
  .paper a { color: inherit !important; text-decoration: none !important; }
}`;

export function PrintedPage({ orientation, children }: { orientation: 'portrait' | 'landscape'; children: ReactNode }) {
  return (
    <div className="paper overflow-x-auto print:overflow-visible">
      <style>{paper(orientation)}</style>
      {children}
    </div>
  );
}

export function PrintButton({ disabled }: { disabled: boolean }) {
  return (
    <Button onClick={() => window.print()} disabled={disabled}>
      <Printer className="size-5" aria-hidden="true" />
      印刷する
    </Button>
  );
}

/** Ruled like a form: lines to write on, also where the browser prints no background. */
export const ruled = {
  table: 'w-full border-collapse border border-edge bg-white text-note',
  head: 'border border-edge bg-cream px-2 py-1.5 text-left align-bottom font-bold print:py-0.5',
  cell: 'border border-edge px-2 py-1.5 align-top print:px-1.5 print:py-0.5',
};
