import type { ContentKind } from '../../../domain/contents/content-kinds.ts';

/** A kind's table as SQL needs it. Every name here is ours; none comes from a caller. */
interface ContentTable {
  table:
    | 'qandas'
    | 'magazine_items'
    | 'benefits'
    | 'staff_recruitments'
    | 'inquiry_categories'
    | 'qanda_categories'
    | 'magazine_categories'
    | 'benefit_categories';
  /** What it is called in a list. */
  title: string;
  /** Words and choices; whether it is public is in `publication`. */
  columns: readonly string[];
  publication: readonly string[];
  /** What its rows are ordered and shown under. */
  group?: { column: string; table?: 'qanda_categories' | 'magazine_categories' | 'benefit_categories' };
  /** Rows beside it, by the ids they name. */
  links?: { field: string; table: string; owner: string; other: string; others: 'prefectures' | 'branches' };
  /** When it is shown, as SQL of `t`. Null: it always is. */
  shown: { begins: string; ends: string } | null;
  /** What hangs on a category. */
  held?: { table: string; column: string };
  ordered: boolean;
}

const released = ['publication_flag', 'publication_datetime', 'withdrawn_datetime'];
const fromMoment = { begins: 't.publication_datetime', ends: 'null::timestamptz' };
const category = (table: string, column: string) => ({
  title: 'name',
  columns: ['name'],
  publication: [],
  shown: null,
  held: { table, column },
  ordered: true,
});

export const contentTables: Readonly<Record<ContentKind, ContentTable>> = {
  qandas: {
    table: 'qandas',
    title: 'question',
    columns: ['qanda_category_id', 'question', 'answer'],
    publication: released,
    group: { column: 'qanda_category_id', table: 'qanda_categories' },
    shown: fromMoment,
    ordered: true,
  },
  magazine: {
    table: 'magazine_items',
    title: 'title',
    columns: [
      'magazine_category_id',
      'branch_id',
      'title',
      'summary',
      'content',
      'image_path',
      'image_alternative_text',
    ],
    publication: released,
    group: { column: 'magazine_category_id', table: 'magazine_categories' },
    shown: fromMoment,
    ordered: false,
  },
  benefits: {
    table: 'benefits',
    title: 'title',
    columns: [
      'benefit_category_id',
      'title',
      'benefit_details',
      'about_service',
      'corporate_information',
      'service_site_url',
      'image_path',
      'image_alternative_text',
      'pick_up_flag',
    ],
    publication: ['publication_flag', 'publication_start_date', 'publication_end_date', 'withdrawn_datetime'],
    group: { column: 'benefit_category_id', table: 'benefit_categories' },
    links: {
      field: 'prefecture_ids',
      table: 'benefit_service_prefectures',
      owner: 'benefit_id',
      other: 'prefecture_id',
      others: 'prefectures',
    },
    shown: {
      begins: 'app.tokyo_midnight(t.publication_start_date)',
      ends: 'app.tokyo_midnight(t.publication_end_date + 1)',
    },
    ordered: false,
  },
  recruitments: {
    table: 'staff_recruitments',
    title: 'occupation',
    columns: ['occupation', 'job_description', 'employment_conditions', 'employment_treatment'],
    publication: released,
    links: {
      field: 'branch_ids',
      table: 'staff_recruitments_branches',
      owner: 'staff_recruitment_id',
      other: 'branch_id',
      others: 'branches',
    },
    shown: fromMoment,
    ordered: true,
  },
  inquiry_categories: {
    table: 'inquiry_categories',
    title: 'name',
    columns: ['name', 'type'],
    publication: released,
    group: { column: 'type' },
    shown: fromMoment,
    ordered: true,
  },
  qanda_categories: { table: 'qanda_categories', ...category('qandas', 'qanda_category_id') },
  magazine_categories: { table: 'magazine_categories', ...category('magazine_items', 'magazine_category_id') },
  benefit_categories: { table: 'benefit_categories', ...category('benefits', 'benefit_category_id') },
};
