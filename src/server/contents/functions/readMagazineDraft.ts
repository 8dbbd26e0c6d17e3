import { implement, refuse } from '../../callable/context.ts';
import { articleOfDraft } from '../store/draft-links.ts';

/** The token is the permission: it cannot be guessed, and headquarters can end it. */
export const readMagazineDraft = implement('readMagazineDraft', async ({ clock, database }, { token }) => {
  const article = await database.read(clock.now(), (db) => articleOfDraft(db, token));
  if (article === null) return refuse('draft_link_ended');
  return { status: 'OK', ...article, publication_datetime: article.publication_datetime.toISOString() };
});
