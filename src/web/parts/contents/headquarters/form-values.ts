import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { type ContentKind, isCategoryKind } from '../../../../domain/contents/content-kinds.ts';
import type { PublicationState } from '../../../../domain/contents/publication.ts';
import { instantOf, parseTime, tokyoDateOf } from '../../../../domain/time.ts';
import { formatClock } from '../../../../domain/time-format.ts';
import { kindText } from './kind-fields.ts';

export type ReadContent = FunctionOk<'headquartersReadContent'>;
/** Not public · at once, or as it is · at a moment of one's choice. */
export type PublicationChoice = 'hold' | 'now' | 'at';
export type ContentForm = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly publication: PublicationChoice;
  readonly date: string;
  readonly time: string;
  readonly start: string;
  readonly end: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The form as it opens: what is saved, or an empty one. */
export function formOf(kind: ContentKind, { content, state, groups }: ReadContent, group: number | null): ContentForm {
  const begins = text(content?.publication_datetime);
  const values: Record<string, unknown> = { image_alternative_text: content?.image_alternative_text ?? '' };
  for (const { name, control } of kindText[kind].fields) {
    const empty = control === 'prefectures' || control === 'branches' ? [] : control === 'tick' ? false : '';
    values[name] = content?.[name] ?? empty;
    if (content === null && control === 'group') values[name] = group ?? groups[0]?.id ?? '';
    if (content === null && control === 'inquiry_type') values[name] = group ?? 1;
  }
  return {
    values,
    publication: state === 'scheduled' ? 'at' : state === 'published' || state === 'ended' ? 'now' : 'hold',
    date: begins === '' ? '' : tokyoDateOf(begins),
    time: begins === '' ? '09:00' : formatClock(begins),
    start: text(content?.publication_start_date),
    end: text(content?.publication_end_date),
  };
}

type Payload = FunctionPayload<'headquartersSaveContent'>;
type Row = { id: number | null; version: number; idempotency_key: string };

/** What is sent. Null: the moment that was chosen is none. */
export function contentPayload(
  kind: ContentKind,
  form: ContentForm,
  state: PublicationState | null,
  row: Row,
): Payload | null {
  const { publication, date, time, start, end } = form;
  const held = state === null || state === 'draft' || state === 'scheduled' ? 'draft' : 'withdraw';
  const input = publication === 'hold' ? held : 'publish';
  const minute = parseTime(time);
  if (publication === 'at' && (date === '' || minute === null)) return null;
  // A draft keeps the moment that was meant for it.
  const chosen = publication === 'at' && minute !== null ? instantOf(date, minute).toISOString() : null;
  const shown =
    kind === 'benefits'
      ? { publication: input, publication_start_date: start, publication_end_date: end }
      : { publication: input, publication_datetime: chosen };
  const content = { ...form.values, ...(isCategoryKind(kind) ? {} : shown) };
  return { kind, ...row, content } as unknown as Payload;
}
