import type { PublishedKind } from '../../domain/contents/content-kinds.ts';
import type { PublicationInput, PublicationState } from '../../domain/contents/publication.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { ContentValues } from './store/contents.ts';

interface Wanted {
  publication: PublicationInput;
  publication_datetime?: string | null;
  publication_start_date?: string | null;
  publication_end_date?: string | null;
}

/** What was public once was seen: it is withdrawn, never a draft again. */
const wasPublic: readonly (PublicationState | null)[] = ['published', 'ended', 'withdrawn'];

/** The columns that say whether and when a content is public, as its writer wants it. */
export function publicationColumns(
  kind: PublishedKind,
  wanted: Wanted,
  before: { content: ContentValues | null; state: PublicationState | null },
  now: Date,
): ContentValues {
  const input = wanted.publication === 'draft' && wasPublic.includes(before.state) ? 'withdraw' : wanted.publication;
  const withdrawn = input === 'withdraw' ? (before.content?.withdrawn_datetime ?? now.toISOString()) : null;
  const columns = { publication_flag: input === 'publish', withdrawn_datetime: withdrawn };
  if (kind === 'benefits') {
    const publication_start_date =
      wanted.publication_start_date ?? before.content?.publication_start_date ?? tokyoDateOf(now);
    return { ...columns, publication_start_date, publication_end_date: wanted.publication_end_date ?? null };
  }
  // At once is now; what is public already keeps its moment.
  const standing = before.state === 'published' ? before.content?.publication_datetime : undefined;
  const publication_datetime = wanted.publication_datetime ?? (standing === undefined ? now.toISOString() : standing);
  return { ...columns, publication_datetime };
}
