import { unsubscribeType } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const questions = ['staff_impression', 'branch_impression', 'usability', 'enrollment_status'] as const;

interface QuestionnaireFigures {
  months: { month: string; leavings: number; deletions: number }[];
  answers: { question: (typeof questions)[number]; answer: number | null; count: number }[];
}

/** The leaving questionnaires of so many months, the present one included: how many, and what was answered. */
export async function questionnaireFigures(db: Queryable, months: number): Promise<QuestionnaireFigures> {
  const since = `(date_trunc('month', app.tokyo_today()::timestamp) - make_interval(months => $1::integer - 1))`;
  const { rows: byMonth } = await db.query<QuestionnaireFigures['months'][number]>(
    `select to_char(m.month, 'YYYY-MM') as month,
       count(q.id) filter (where q.unsubscribe_type = ${unsubscribeType.code.unsubscribe})::integer as leavings,
       count(q.id) filter (where q.unsubscribe_type = ${unsubscribeType.code.accountCancel})::integer as deletions
     from generate_series(${since}, date_trunc('month', app.tokyo_today()::timestamp), interval '1 month') m (month)
     left join unsubscribe_questionnaires q
       on date_trunc('month', q.created_at at time zone 'Asia/Tokyo') = m.month
     group by m.month order by m.month desc`,
    [months],
  );
  const { rows: answers } = await db.query<QuestionnaireFigures['answers'][number]>(
    `select a.question, a.answer, count(*)::integer as count
     from unsubscribe_questionnaires q
     cross join lateral (values ${questions.map((name) => `('${name}', q.${name}::integer)`).join(', ')}) a (question, answer)
     where q.created_at at time zone 'Asia/Tokyo' >= ${since}
     group by a.question, a.answer order by a.question, a.answer`,
    [months],
  );
  return { months: byMonth, answers };
}
