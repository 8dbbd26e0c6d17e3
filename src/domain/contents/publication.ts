/**
 * THE rule of what is public when. app.is_published says the same to PostgreSQL, whose policies show no other row
 * (db/tests/rules-agree.test.ts ties the two).
 */
type Publication = {
  readonly publication_flag: boolean;
  readonly withdrawn: boolean;
  /** Null: since always. */
  readonly begins: Date | null;
  /** The first moment it is no longer shown; null: never. */
  readonly ends: Date | null;
};

export const publicationStates = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const;
export type PublicationState = (typeof publicationStates)[number];

export function publicationStateOf(
  { publication_flag, withdrawn, begins, ends }: Publication,
  now: Date,
): PublicationState {
  if (!publication_flag) return withdrawn ? 'withdrawn' : 'draft';
  if (begins !== null && begins > now) return 'scheduled';
  return ends !== null && ends <= now ? 'ended' : 'published';
}

/** What to do with it on saving. */
export const publicationChoices = ['draft', 'publish', 'withdraw'] as const;
export type PublicationInput = (typeof publicationChoices)[number];
