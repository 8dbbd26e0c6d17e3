import { data, type RouterContextProvider } from 'react-router';
import { SelectDocumentDocument } from '../../../../contract/operations/generated.ts';
import type { DocumentKind } from '../../../../domain/codes.ts';
import { type TextSection, textSections } from '../../../../domain/text/document-text.ts';
import { parseTokyoDate, type TokyoDate } from '../../../../domain/time.ts';
import { queryPublic, todayOf } from '../../../data/load-context.ts';

export type ShownDocument = {
  /** Null while headquarters have not written one. */
  document: { adaptation_date: TokyoDate; lead: string; sections: TextSection[]; change_summary: string } | null;
  /** Every version that may be read, the newest first; an announced one is still to come. */
  versions: TokyoDate[];
  today: TokyoDate;
};

/** The text in force, or the version of one day: what was ever in force stays readable under its date. Taken apart here, so that the browser need not. */
export async function loadCompanyDocument(
  context: Readonly<RouterContextProvider>,
  kind: DocumentKind,
  version?: string,
): Promise<ShownDocument> {
  const today = todayOf(context);
  const date = version === undefined ? today : parseTokyoDate(version);
  if (date === null || (version !== undefined && date !== version)) throw data(null, { status: 404 });
  const found = await queryPublic(context, SelectDocumentDocument, { kind, date });
  const [row] = found.document;
  if (version !== undefined && row?.adaptation_date !== date) throw data(null, { status: 404 });
  const versions = found.versions.map(({ adaptation_date }) => adaptation_date);
  if (row === undefined) return { document: null, versions, today };
  const { body, ...rest } = row;
  return { document: { ...rest, sections: textSections(body) }, versions, today };
}
