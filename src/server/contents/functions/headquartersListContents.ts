import { implement } from '../../callable/context.ts';
import { stateOfListed } from '../contents.ts';
import { contentGroups, listContents } from '../store/contents.ts';

export const headquartersListContents = implement('headquartersListContents', async ({ clock, database }, { kind }) => {
  const now = clock.now();
  const [contents, groups] = await database.read(now, async (db) => [
    await listContents(db, kind),
    await contentGroups(db, kind),
  ]);
  return {
    status: 'OK',
    contents: contents.map((content) => ({
      id: content.id,
      version: content.version,
      title: content.title,
      group_id: content.group_id,
      state: stateOfListed(content, now),
      begins: content.begins?.toISOString() ?? null,
      ends: content.ends?.toISOString() ?? null,
      held: content.held,
    })),
    groups,
  };
});
