/** What headquarters write for the site, by the name that is in the console's address and in content_versions.kind. */
export const contentKindNames = [
  'qandas',
  'magazine',
  'benefits',
  'recruitments',
  'inquiry_categories',
  'qanda_categories',
  'magazine_categories',
  'benefit_categories',
] as const;
export type ContentKind = (typeof contentKindNames)[number];

export const isContentKind = (text: string): text is ContentKind =>
  (contentKindNames as readonly string[]).includes(text);

/** Categories are there or not; whatever else is written is a draft first, and can be withdrawn. */
const categoryKinds = ['qanda_categories', 'magazine_categories', 'benefit_categories'] as const;
type CategoryKind = (typeof categoryKinds)[number];
export type PublishedKind = Exclude<ContentKind, CategoryKind>;
export const isCategoryKind = (kind: ContentKind): kind is CategoryKind =>
  (categoryKinds as readonly string[]).includes(kind);

/** The categories a kind is sorted into. */
export const categoriesOf: Readonly<Partial<Record<ContentKind, CategoryKind>>> = {
  qandas: 'qanda_categories',
  magazine: 'magazine_categories',
  benefits: 'benefit_categories',
};

/** Kinds ordered by hand; articles and benefits are ordered by date. */
export const orderedKinds = [
  'qandas',
  'recruitments',
  'inquiry_categories',
  'qanda_categories',
  'magazine_categories',
  'benefit_categories',
] as const satisfies readonly ContentKind[];
type OrderedKind = (typeof orderedKinds)[number];
export const isOrderedKind = (kind: ContentKind): kind is OrderedKind =>
  (orderedKinds as readonly string[]).includes(kind);

/** The ids with one of them moved to another's place; the same where there is no such place. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const from = ids.indexOf(id);
  if (from < 0 || place < 0 || place >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(place, 0, id);
}
