import { type ContentKind, contentKindNames } from '../../../domain/contents/content-kinds.ts';
import { type PublicationState, publicationStates } from '../../../domain/contents/publication.ts';
import { implement } from '../../callable/context.ts';
import { stateOfListed } from '../contents.ts';
import { listContents } from '../store/contents.ts';

/** How much there is of each kind, and how far it is. */
export const headquartersContentFigures = implement('headquartersContentFigures', async ({ clock, database }) => {
  const now = clock.now();
  const kinds: { kind: ContentKind; states: Record<PublicationState, number>; all: number }[] = [];
  await database.read(now, async (db) => {
    for (const kind of contentKindNames) {
      const contents = await listContents(db, kind);
      const states = Object.fromEntries(publicationStates.map((state) => [state, 0])) as Record<
        PublicationState,
        number
      >;
      for (const content of contents) {
        const state = stateOfListed(content, now);
        if (state !== null) states[state] += 1;
      }
      kinds.push({ kind, states, all: contents.length });
    }
  });
  return { status: 'OK', kinds };
});
