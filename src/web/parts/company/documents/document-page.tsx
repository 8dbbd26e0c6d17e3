import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatJapaneseDate } from '../../../../domain/time-format.ts';
import { MissingPage } from '../../../layout/missing-page.tsx';
import { ProsePage } from '../../../layout/prose.tsx';
import { DocumentSections } from '../../../ui/text/document-text.tsx';
import type { ShownDocument } from './load-document.ts';

type DocumentPageProps = {
  title: string;
  /** Of the text in force; its versions are below this path. */
  path: string;
  shown: ShownDocument;
  /** Instead of the sections one below the other. */
  body?: ReactNode;
  /** After the text. */
  children?: ReactNode;
};

/** A text in versions: which one this is, and where the others are. */
export function DocumentPage({ title, path, shown, body, children }: DocumentPageProps) {
  const { document, versions, today } = shown;
  if (document === null) {
    return (
      <ProsePage title={title} lead={`${title}は、準備中です。公開までお待ちください。`}>
        {children}
      </ProsePage>
    );
  }
  return (
    <ProsePage title={title} lead={document.lead}>
      <OtherVersion title={title} path={path} shown={document.adaptation_date} versions={versions} today={today} />
      {body ?? <DocumentSections sections={document.sections} />}
      {children}
      <Versions path={path} shown={document.adaptation_date} versions={versions} today={today} />
    </ProsePage>
  );
}

type VersionsProps = { path: string; shown: TokyoDate; versions: readonly TokyoDate[]; today: TokyoDate };

/** Above the text: this is an old one, this is one to come, or another is to come. */
function OtherVersion({ title, path, shown, versions, today }: VersionsProps & { title: string }) {
  const inForce = versions.find((date) => date <= today);
  const coming = versions.findLast((date) => date > today);
  const note =
    shown > today
      ? { text: `${formatJapaneseDate(shown)}から有効になる${title}です。`, to: path, label: '今の内容を見る' }
      : shown !== inForce
        ? { text: `${formatJapaneseDate(shown)}からの、以前の${title}です。`, to: path, label: '今の内容を見る' }
        : coming !== undefined && {
            text: `${formatJapaneseDate(coming)}から、内容が変わります。`,
            to: `${path}/${coming}`,
            label: '新しい内容を見る',
          };
  if (!note) return null;
  return (
    <p className="mb-6 rounded-md border border-line bg-cream px-4 py-3.5">
      {note.text}
      <Link to={note.to} className="text-link ml-2 inline-block">
        {note.label}
      </Link>
    </p>
  );
}

/** 2022年4月1日 制定, 2026年12月1日 改定: each leads to the text as it was. */
function Versions({ path, shown, versions, today }: VersionsProps) {
  return (
    <ul className="mt-10 text-note text-ink-soft" aria-label="制定と改定">
      {versions.toReversed().map((date, position) => {
        const words = `${formatJapaneseDate(date)} ${position === 0 ? '制定' : date > today ? '改定予定' : '改定'}`;
        return (
          <li key={date}>
            {date === shown ? (
              <span className="inline-flex min-h-8 items-center">{words}</span>
            ) : (
              <Link to={`${path}/${date}`} className="text-link inline-flex min-h-8 items-center">
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A date on which no version began. */
export function MissingVersion({ title, path }: { title: string; path: string }) {
  return (
    <MissingPage
      title={`この日の${title}は見つかりません`}
      lead={`今の${title}と、これまでの改定は、次のページからご覧いただけます。`}
      to={path}
      label={`今の${title}を見る`}
    />
  );
}
