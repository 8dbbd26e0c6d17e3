import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import type { ImportColumn } from '../../../contract/functions/company/import-columns.ts';
import { inJapanese } from '../../../contract/page-errors.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { storableText } from '../../../domain/text/storable-text.ts';

const mostLines = 2000;
const mostBytes = 4 * 1024 * 1024;
const mostColumns = 100;

export interface ImportProblem {
  line: number;
  column: string;
  message: string;
}
export interface ImportRow {
  line: number;
  /** By the column's name; null where the cell is blank. */
  values: ReadonlyMap<string, unknown>;
}
export interface ImportFile {
  content_hash: string;
  line_count: number;
  rows: ImportRow[];
  problems: ImportProblem[];
}

/** The file's bytes as they were chosen. What is no gzip, or unpacks to more than any list of families, is refused. */
function bytesOf(file: string): Buffer {
  try {
    return gunzipSync(Buffer.from(file, 'base64'), { maxOutputLength: mostBytes });
  } catch {
    throw new Refusal('import_unreadable', { fields: ['file'] });
  }
}

/** UTF-8 with or without its mark, else what spreadsheets in Japan write. */
function textOf(bytes: Buffer): string {
  const encodings = bytes[0] === 0xff && bytes[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'shift_jis'];
  for (const encoding of encodings) {
    try {
      return storableText(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch {
      // The next one.
    }
  }
  throw new Refusal('import_unreadable', { fields: ['file'] });
}

type Line = { line: number; cells: string[] };

function linesOf(text: string): Line[] {
  const delimiter = /^[^\n]*\t/.test(text) && !/^[^\n]*,/.test(text) ? '\t' : ',';
  const options = { delimiter, info: true, relax_column_count: true, bom: true } as const;
  const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  // A record with a line break inside a cell is named by its last line; the first is where one looks for it.
  return records
    .map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

const breaksIn = (cells: readonly string[]): number => cells.join('').split('\n').length - 1;

/** Reads a file by its columns: every cell that is wrong is named, and nothing is guessed. */
export function readImportFile(file: string, columns: readonly ImportColumn[]): ImportFile {
  const bytes = bytesOf(file);
  const content_hash = createHash('sha256').update(bytes).digest('hex');
  const failed = (problem: ImportProblem): ImportFile => ({
    content_hash,
    line_count: 0,
    rows: [],
    problems: [problem],
  });
  let lines: Line[];
  try {
    lines = linesOf(textOf(bytes));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: unknown }).lines ?? 1) || 1;
    return failed({ line, column: '', message: '「"」の組み合わせが正しくありません。この行をご確認ください。' });
  }
  const [head, ...body] = lines;
  if (head === undefined || body.length === 0)
    return failed({ line: 1, column: '', message: '1行目に列の名前、2行目から内容を入れてください。' });
  if (body.length > mostLines)
    return failed({
      line: mostLines + 2,
      column: '',
      message: '1つのファイルは2,000行までです。分けて取り込んでください。',
    });
  const problems = headProblems(head, columns);
  if (problems.length > 0) return { content_hash, line_count: body.length, rows: [], problems };
  const places = columns.map((column) => ({
    column,
    place: head.cells.findIndex((cell) => headerOf(cell) === column.header),
  }));
  const rows = body.map(({ line, cells }): ImportRow => {
    if (cells.length > head.cells.length && cells.slice(head.cells.length).some((cell) => cell.trim() !== ''))
      problems.push({ line, column: '', message: '列の数が1行目より多くなっています。' });
    const values = new Map<string, unknown>();
    for (const { column, place } of places) {
      const text = column.read(cells[place] ?? '');
      if (text === '') {
        if (column.required)
          problems.push({ line, column: column.header, message: `${column.header}を入力してください。` });
        values.set(column.name, null);
        continue;
      }
      const parsed = column.schema.safeParse(text, inJapanese);
      if (parsed.success) values.set(column.name, parsed.data);
      else
        problems.push({
          line,
          column: column.header,
          message: parsed.error.issues[0]?.message ?? '内容をご確認ください。',
        });
    }
    return { line, values };
  });
  return { content_hash, line_count: body.length, rows, problems };
}

const headerOf = (cell: string): string => cell.trim().replaceAll('(', '(').replaceAll(')', ')');

function headProblems(head: Line, columns: readonly ImportColumn[]): ImportProblem[] {
  const given = head.cells.slice(0, mostColumns).map(headerOf);
  const known = new Set(columns.map(({ header }) => header));
  const at = (column: string, message: string): ImportProblem => ({ line: head.line, column, message });
  return [
    ...columns
      .filter(({ required, header }) => required && !given.includes(header))
      .map(({ header }) => at(header, `「${header}」の列がありません。ひな形の1行目をそのままお使いください。`)),
    ...given
      .filter((header) => header !== '' && !known.has(header))
      .map((header) => at(header, `「${header}」という列は使えません。ひな形にある列だけにしてください。`)),
    ...given
      .filter((header, place) => header !== '' && given.indexOf(header) !== place)
      .map((header) => at(header, `「${header}」の列が2つあります。`)),
  ];
}
