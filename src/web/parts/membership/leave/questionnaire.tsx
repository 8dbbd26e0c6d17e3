import { questionnaireForm } from '../../../../contract/forms.ts';
import { enrollmentStatus, impression, usability } from '../../../../domain/codes.ts';
import type { Flow } from '../../../flow/flow.ts';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { ChoiceCards } from '../../../form/choice-cards.tsx';
import { SchemaForm, useField } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ReceiptRow } from '../../../ui/receipt.tsx';
import { noAnswers, type QuestionnaireValues } from './leave-flow.ts';

/** Q1–Q4 of SPEC §3. */
const questions = [
  { name: 'staff_impression', label: 'スタッフの印象はいかがでしたか', codes: impression },
  { name: 'branch_impression', label: '園の印象はいかがでしたか', codes: impression },
  { name: 'usability', label: '予約やマイページは使いやすかったですか', codes: usability },
  { name: 'enrollment_status', label: 'お子さまのいまの通園・通学先', codes: enrollmentStatus },
] as const;

/** The questions before leaving. Answering is voluntary, and the form says so. */
export function Questionnaire({ flow, stay }: { flow: Flow<QuestionnaireValues>; stay: string }) {
  const step = useFlowForm(flow, { schema: questionnaireForm, defaults: noAnswers });
  return (
    <SchemaForm {...step} className="mt-10 grid gap-8">
      <div>
        <h2 className="text-h3">よろしければ、お聞かせください</h2>
        <p className="mt-1 text-note text-ink-soft">これからの保育に役立てます。答えなくても進めます。</p>
      </div>
      {questions.map(({ name, label, codes }) => (
        <ChoiceCards key={name} name={name} label={label} columns={3} options={codes.options} />
      ))}
      <Comment />
      <div className="grid gap-3">
        <Button type="submit" size="large" kind="plain">
          確認へ進む
        </Button>
        <LinkButton to="/mypage/top" kind="quiet">
          {stay}
        </LinkButton>
      </div>
    </SchemaForm>
  );
}

function Comment() {
  return <TextAreaField hint="1,000文字まで。" {...useField('free_comment')} />;
}

export function questionnaireRows(values: QuestionnaireValues): ReceiptRow[] {
  const answers = questions.map(({ name, label, codes }) => {
    const key = values[name];
    return { label, value: key ? codes.label(key) : '回答なし' };
  });
  return [...answers, { label: 'ご意見', value: values.free_comment || '回答なし' }];
}
