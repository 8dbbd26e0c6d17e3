import { implement } from '../../callable/context.ts';
import { questionnaireFigures } from '../store/questionnaire-figures.ts';

/** Why families leave, in numbers. */
export const headquartersQuestionnaireFigures = implement(
  'headquartersQuestionnaireFigures',
  async ({ clock, database }, { months }) => {
    const figures = await database.read(clock.now(), (db) => questionnaireFigures(db, months));
    return { status: 'OK', ...figures };
  },
);
