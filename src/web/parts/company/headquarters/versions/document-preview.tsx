import { type DocumentKind, documentLabels } from '../../../../../domain/codes.ts';
import { textSections } from '../../../../../domain/text/document-text.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { DocumentSections, TextBlocks } from '../../../../ui/text/document-text.tsx';

type DocumentPreviewProps = { kind: DocumentKind; date: TokyoDate; lead: string; body: string };

/** The text as its public page shows it. */
export function DocumentPreview({ kind, date, lead, body }: DocumentPreviewProps) {
  const sections = textSections(body);
  return (
    <article className="rounded-lg border border-line bg-paper p-5 md:p-8">
      <div className="max-w-2xl">
        <p className="text-h1 font-bold">{documentLabels[kind]}</p>
        {lead && <p className="mt-3 text-lead whitespace-pre-line">{lead}</p>}
        {kind === 'tradelaw' ? (
          <dl className="mt-4 border-t border-line">
            {sections.map(({ heading, blocks }) => (
              <div key={heading} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr]">
                <dt className="font-bold">{heading}</dt>
                <dd className="grid gap-2">
                  <TextBlocks blocks={blocks} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <DocumentSections sections={sections} />
        )}
        {date && <p className="mt-8 text-note text-ink-soft">{formatJapaneseDate(date)}から</p>}
      </div>
    </article>
  );
}
