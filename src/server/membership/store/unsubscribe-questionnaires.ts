import type { Transaction } from '../../postgres/database.ts';

export interface QuestionnaireAnswers {
  staff_impression: number | null;
  branch_impression: number | null;
  usability: number | null;
  enrollment_status: number | null;
  free_comment: string;
}

export async function insertQuestionnaire(
  tx: Transaction,
  customerId: number,
  unsubscribeType: 1 | 2,
  answers: QuestionnaireAnswers,
) {
  await tx.query(
    `insert into unsubscribe_questionnaires
       (customer_id, unsubscribe_type, staff_impression, branch_impression, usability, enrollment_status, free_comment)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      customerId,
      unsubscribeType,
      answers.staff_impression,
      answers.branch_impression,
      answers.usability,
      answers.enrollment_status,
      answers.free_comment,
    ],
  );
}
