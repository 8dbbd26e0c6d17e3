import { implement, Refusal } from '../../callable/context.ts';
import { contentState } from '../contents.ts';
import { versionsOf } from '../store/content-versions.ts';
import { contentGroups, contentOf, everyBranchName, everyPrefectureName } from '../store/contents.ts';
import { draftTokenOf } from '../store/draft-links.ts';

/** Everything the editor of one content needs, in one answer. */
export const headquartersReadContent = implement('headquartersReadContent', async ({ clock, database }, { kind, id }) =>
  database.read(clock.now(), async (db) => {
    const content = id === null ? null : await contentOf(db, kind, id);
    if (id !== null && content === null) throw new Refusal('not_found');
    const versions = id === null ? [] : await versionsOf(db, kind, id);
    const withBranches = kind === 'magazine' || kind === 'recruitments';
    return {
      status: 'OK' as const,
      content,
      state: await contentState(db, kind, id, clock.now()),
      version: (content?.version as number | undefined) ?? 0,
      groups: await contentGroups(db, kind),
      branches: withBranches ? await everyBranchName(db) : [],
      prefectures: kind === 'benefits' ? await everyPrefectureName(db) : [],
      versions: versions.map((each) => ({ ...each, created_at: each.created_at.toISOString() })),
      draft_token: kind === 'magazine' && id !== null ? await draftTokenOf(db, id) : null,
    };
  }),
);
