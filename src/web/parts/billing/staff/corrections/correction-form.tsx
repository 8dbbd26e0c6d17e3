import { useNavigate } from 'react-router';
import { correctionFunctions } from '../../../../../contract/functions/billing/corrections.ts';
import { paymentMethod } from '../../../../../domain/codes.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import { reading } from '../../../../data/question.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { BareForm, FormProblem, SubmitButton } from '../../../../form/action-form.tsx';
import { Choice, Field } from '../../../../form/field.tsx';
import { type FormState, useActionForm } from '../../../../form/use-action-form.ts';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { BillComparison } from './bill-comparison.tsx';
import { ChildCorrection, type TypedCorrection } from './child-correction.tsx';
import {
  type CorrectionPreview,
  correctionInput,
  correctionToSave,
  draftOf,
  lacksDiscountReason,
} from './correction-values.ts';

const { card, other: cash } = paymentMethod.code;

type CorrectionFormProps = { reserve_id: number; stands: CorrectionPreview };

/** What it was really like on one side, what follows for the money on the other. Nothing is written before the last press. */
export function CorrectionForm({ reserve_id, stands }: CorrectionFormProps) {
  const navigate = useNavigate();
  const form = useActionForm(correctionFunctions, 'staffCorrectChildcare', {
    defaults: {
      ...draftOf(stands),
      reason: '',
      payment_method: stands.card_flag ? card : cash,
    } as TypedCorrection,
    payload: (typed) => correctionToSave(reserve_id, typed, asked.data),
    check: (typed) => ({
      others_discount_reason: lacksDiscountReason(typed) ? '割引の理由を入力してください。' : undefined,
      earlier_refunds:
        shown.undecided_refund_amount > 0 && typed.earlier_refunds === null
          ? '返金の理由を選んでください。'
          : undefined,
    }),
    toast: '料金を訂正しました',
    done: () => void navigate(`/staff/reserves/${reserve_id}`, { replace: true }),
    refused: () => void asked.reload(),
  });
  const input = correctionInput(reserve_id, form.values);
  const asked = useAnswer(reading('staffPreviewCorrection', input), { delay: 300 });
  const shown: CorrectionPreview = asked.data ?? asked.previous ?? stands;
  return (
    <BareForm of={form} className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-5">
        {stands.before.no_show_fee > 0 && (
          <Notice kind="info">
            「来園なし」として記録されています。実際の時刻を入れると、ご利用として計算し直します。お支払い済みの料金は差し引きます。
          </Notice>
        )}
        {form.values.children.map(({ child_id }, place) => (
          <ChildCorrection key={child_id} of={form} place={place} />
        ))}
        <TakenOff of={form} shown={shown} />
      </div>
      <section
        aria-labelledby="difference"
        className="grid gap-4 rounded-lg bg-cream p-4 md:p-5 xl:sticky xl:top-20"
        aria-busy={asked.data === undefined}
      >
        <BillComparison preview={shown} />
        <Difference of={form} shown={shown} />
        <ErrorNotice text={form.problem ? undefined : asked.failure && staffFailureText(asked.failure)} />
        <FormProblem of={form} />
        <SubmitButton
          of={form}
          submit={submitText(dueOf(shown), form.values.payment_method === cash, shown.unpaid_flag)}
          busyLabel="訂正しています"
          disabled={input !== null && asked.data === undefined}
        />
      </section>
    </BareForm>
  );
}

type PartProps = { of: FormState<TypedCorrection>; shown: CorrectionPreview };

/** The discount, what earlier refunds were for, and why the bill is corrected. */
function TakenOff({ of, shown }: PartProps) {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-[12rem_1fr]">
        <Field
          of={of}
          name="others_discount_amount"
          unit="円"
          required={false}
          hint={`${formatYen(shown.most_discount)}まで`}
        />
        <Field
          of={of}
          name="others_discount_reason"
          hint="領収書にも表示されます。"
          required={Number(of.values.others_discount_amount) > 0}
        />
      </div>
      {shown.undecided_refund_amount > 0 && (
        <Choice
          of={of}
          name="earlier_refunds"
          label={`これまでの返金 ${formatYen(shown.undecided_refund_amount)}`}
          required
          options={[
            { value: 'included', title: 'この訂正と同じ理由の返金です', note: '差額から差し引きます。' },
            { value: 'kept', title: '別の理由の返金です', note: 'お詫びなど。返金したままにします。' },
          ]}
        />
      )}
      <Field
        of={of}
        name="reason"
        label="訂正の理由"
        hint="操作記録に残ります。お客様には、料金の内訳と差額をお知らせします。"
      />
    </>
  );
}

/** What is charged or given back by it, and how. */
function Difference({ of, shown }: PartProps) {
  const due = dueOf(shown);
  const tooLittle = due > 0 && due < shown.minimum_charge && of.values.payment_method === card;
  return (
    <>
      <h2 id="difference" className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="text-lead">{dueText(due, shown.unpaid_flag)}</span>
        {due !== 0 && <span className="figures text-h2 font-bold">{formatYen(Math.abs(due))}</span>}
      </h2>
      {due > 0 && (
        <Choice
          of={of}
          name="payment_method"
          columns={2}
          options={[
            {
              value: card,
              title: 'カード',
              note: shown.card_flag ? '登録のカードに請求' : '登録されていません',
              disabled: !shown.card_flag,
            },
            { value: cash, title: '現金', note: 'いま受け取った' },
          ]}
        />
      )}
      {tooLittle && (
        <p className="text-note">{formatYen(shown.minimum_charge)}未満はカードに請求できないため、請求しません。</p>
      )}
      {due < 0 && <p className="text-note">お支払いいただいた方法へ、新しいお支払いから順に返金します。</p>}
    </>
  );
}

const dueOf = ({ unpaid_flag, after, difference }: CorrectionPreview): number =>
  unpaid_flag ? after.total_amount : difference;

function dueText(due: number, unpaid: boolean): string {
  if (due === 0) return 'お支払いの金額は変わりません';
  if (unpaid) return 'これから請求する金額';
  return due > 0 ? '追加で請求する差額' : '返金する差額';
}

function submitText(due: number, cash: boolean, unpaid: boolean): string {
  if (due === 0) return '訂正する';
  if (due < 0) return `訂正して${formatYen(-due)}を返金する`;
  const what = unpaid ? '' : '差額';
  return cash ? `訂正して現金${formatYen(due)}を記録する` : `訂正して${what}${formatYen(due)}を請求する`;
}
