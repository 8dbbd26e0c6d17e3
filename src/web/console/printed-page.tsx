import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/**
 * For A4 paper: the console's frame is left out, the table's head is repeated on every page, no child is cut in two, and every
 * page says its number. Browsers print no backgrounds and make light words grey: an allergy is black on white, and a severe
 * one in larger letters within a thick double frame, so that it is what one sees first.
 * In the page and not in the style sheet: parents never load it.
 */
const paper = (orientation: 'portrait' | 'landscape'): string => `
@page { size: A4 ${orientation}; margin: 11mm 10mm 13mm; @bottom-right { content: counter(page) ' / ' counter(pages); font-size: 9pt; } }
@media print {
  body:has(.paper) header, body:has(.paper) nav, body:has(.paper) .off-paper { display: none !important; }
  body:has(.paper) main { padding: 0 !important; }
  body:has(.paper) main > div { max-width: none !important; padding: 0 !important; }
  body, .paper { background: white !important; color: black !important; }
  .paper, .paper .text-note { font-size: 9pt; line-height: 1.15; }
  .paper td, .paper th { padding: 0.35mm 1.2mm !important; }
  .paper table, .paper td, .paper th { border-color: #777; }
  .paper h1 { font-size: 14pt; }
  .paper .text-ink-soft { color: black !important; }
  .paper [data-allergy] { background: white !important; color: black !important; border: 1px solid black !important; padding: 0 1.5mm !important; }
  .paper [data-allergy=severe] { border: 5px double black !important; font-size: 12pt !important; font-weight: bold; line-height: 1.1; margin: 0.3mm 0; }
  .paper [data-allergy=severe] .text-note { font-size: 10pt; }
  .paper > div { max-width: none !important; padding: 0 !important; }
  .paper > div > div:first-child { margin-bottom: 2mm; }
  .paper > div > div:first-child > div { display: flex; gap: 5mm; align-items: baseline; }
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
  head: 'border border-edge bg-cream px-1.5 py-1.5 text-left lg:px-2 align-bottom font-bold',
  cell: 'border border-edge px-1.5 py-1.5 align-top lg:px-2',
};
