import { FormProvider } from 'react-hook-form';
import { questionnaireForm } from '../../../../contract/forms.ts';
import type { CodeOption } from '../../../../domain/code-list.ts';
import { enrollmentStatus, impression, usability } from '../../../../domain/codes.ts';
import type { Flow } from '../../../flow/flow.ts';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { useField } from '../../../person-fields/text/use-field.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
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
  const { form, onSubmit } = useFlowForm(flow, { schema: questionnaireForm, defaults: noAnswers });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className="mt-10 grid gap-8">
        <div>
          <h2 className="text-h3">よろしければ、お聞かせください</h2>
          <p className="mt-1 text-note text-ink-soft">これからの保育に役立てます。答えなくても進めます。</p>
        </div>
        {questions.map(({ name, label, codes }) => (
          <Question key={name} name={name} label={label} options={codes.options} />
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
      </form>
    </FormProvider>
  );
}

function Question({ name, label, options }: { name: string; label: string; options: readonly CodeOption[] }) {
  const { error, ...registration } = useField(name);
  return (
    <ChoiceGroup legend={label} columns={3} error={error}>
      {options.map((option) => (
        <ChoiceCard key={option.key} type="radio" value={option.key} title={option.label} {...registration} />
      ))}
    </ChoiceGroup>
  );
}

function Comment() {
  return <TextAreaField label="ご意見" hint="1,000文字まで。" maxLength={1000} {...useField('free_comment')} />;
}

export function questionnaireRows(values: QuestionnaireValues): ReceiptRow[] {
  const answers = questions.map(({ name, label, codes }) => {
    const key = values[name];
    return { label, value: key ? codes.label(key) : '回答なし' };
  });
  return [...answers, { label: 'ご意見', value: values.free_comment || '回答なし' }];
}
