/** Every word of a paper, before it is drawn. */
export interface Paper {
  title: string;
  /** Under the title, at the right: who made it, and when. */
  issued: string;
  lead: string;
  sections: PaperSection[];
  /** On every page. */
  foot: string;
}

export type PaperSection = { heading: string } & (
  | { facts: [label: string, value: string][] }
  | { columns: PaperColumn[]; rows: string[][]; empty: string }
);

/** `share` of the width; amounts are right-aligned. */
export type PaperColumn = { label: string; share: number; align?: 'right' };

/** Unknown values become a line to write on. */
export const unknown = '　';
export const orDash = (text: string | null | undefined): string => (text ? text : '—');
