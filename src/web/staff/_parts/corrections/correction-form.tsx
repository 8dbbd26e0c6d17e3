import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paymentMethod } from '../../../../domain/codes.ts';
import { formatYen } from '../../../../domain/money/money.ts';
import { reading } from '../../../data/question.ts';
import { staffFailureText, useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DigitsField } from '../../../ui/text/digits-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BillComparison } from './bill-comparison.tsx';
import { ChildCorrection } from './child-correction.tsx';
import { type CorrectionDraft, type CorrectionPreview, correctionInput, draftOf } from './correction-wish.ts';

type CorrectionFormProps = { reserve_id: number; stands: CorrectionPreview };

/** What it was really like on one side, what follows for the money on the other. Nothing is written before the last press. */
export function CorrectionForm({ reserve_id, stands }: CorrectionFormProps) {
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const [draft, setDraft] = useState<CorrectionDraft>(() => draftOf(stands));
  const [reason, setReason] = useState('');
  const [cash, setCash] = useState(!stands.card_flag);
  const [tried, setTried] = useState(false);
  const input = correctionInput(reserve_id, draft);
  const asked = useAnswer(reading('staffPreviewCorrection', input), { delay: 300 });
  const { send, busy, text } = useAction('staffCorrectChildcare');
  const shown = asked.data ?? asked.previous ?? stands;
  const set = (change: Partial<CorrectionDraft>) => setDraft({ ...draft, ...change });
  const due = shown.unpaid_flag ? shown.after.total_amount : shown.difference;
  const undecided = shown.undecided_refund_amount > 0 && draft.earlier_refunds === null;
  const noReason = reason.trim() === '' ? '理由を入力してください。' : undefined;
  const noDiscountReason =
    Number(draft.discount) > 0 && draft.reason.trim() === '' ? '割引の理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (noReason || noDiscountReason || undecided || input === null || asked.data === undefined) return;
    const content = {
      ...input,
      reason,
      payment_method: cash ? paymentMethod.code.other : paymentMethod.code.card,
      quoted_total: asked.data.after.total_amount,
      quoted_difference: asked.data.difference,
    };
    const result = await send({ ...content, idempotency_key: keyOf(content) });
    if (result?.kind !== 'ok') {
      void asked.reload();
      return;
    }
    showToast('料金を訂正しました');
    await navigate(`/staff/reserves/${reserve_id}`, { replace: true });
  }
  return (
    <form
      noValidate
      className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid gap-5">
        {stands.before.no_show_fee > 0 && (
          <Notice kind="info">
            「来園なし」として記録されています。実際の時刻を入れると、ご利用として計算し直します。お支払い済みの料金は差し引きます。
          </Notice>
        )}
        {draft.children.map((child) => (
          <ChildCorrection
            key={child.child_id}
            child={child}
            alone={draft.children.length === 1}
            onChange={(changed) =>
              set({ children: draft.children.map((each) => (each.child_id === child.child_id ? changed : each)) })
            }
          />
        ))}
        <div className="grid gap-3 md:grid-cols-[12rem_1fr]">
          <DigitsField
            label="割引額"
            unit="円"
            hint={`${formatYen(shown.most_discount)}まで`}
            value={draft.discount}
            onValue={(discount) => set({ discount })}
          />
          <TextField
            label="割引の理由"
            hint="領収書にも表示されます。"
            required={Number(draft.discount) > 0}
            autoComplete="off"
            maxLength={200}
            value={draft.reason}
            error={tried ? noDiscountReason : undefined}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </div>
        {shown.undecided_refund_amount > 0 && (
          <ChoiceGroup
            legend={`これまでの返金 ${formatYen(shown.undecided_refund_amount)}`}
            required
            error={tried && undecided ? '返金の理由を選んでください。' : undefined}
          >
            <ChoiceCard
              type="radio"
              name="earlier"
              checked={draft.earlier_refunds === 'included'}
              onChange={() => set({ earlier_refunds: 'included' })}
              title="この訂正と同じ理由の返金です"
              note="差額から差し引きます。"
            />
            <ChoiceCard
              type="radio"
              name="earlier"
              checked={draft.earlier_refunds === 'kept'}
              onChange={() => set({ earlier_refunds: 'kept' })}
              title="別の理由の返金です"
              note="お詫びなど。返金したままにします。"
            />
          </ChoiceGroup>
        )}
        <TextField
          label="訂正の理由"
          required
          autoComplete="off"
          maxLength={200}
          hint="操作記録に残ります。お客様には、料金の内訳と差額をお知らせします。"
          value={reason}
          error={tried ? noReason : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <section
        aria-labelledby="difference"
        className="grid gap-4 rounded-lg bg-cream p-4 md:p-5 xl:sticky xl:top-20"
        aria-busy={asked.data === undefined}
      >
        <BillComparison preview={shown} />
        <h2 id="difference" className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line pt-3">
          <span className="text-lead">{dueText(due, shown.unpaid_flag)}</span>
          {due !== 0 && <span className="figures text-h2 font-bold">{formatYen(Math.abs(due))}</span>}
        </h2>
        {due > 0 && (
          <ChoiceGroup legend="お支払い方法" required columns={2}>
            <ChoiceCard
              type="radio"
              name="way"
              checked={!cash}
              disabled={!shown.card_flag}
              onChange={() => setCash(false)}
              title="カード"
              note={shown.card_flag ? '登録のカードに請求' : '登録されていません'}
            />
            <ChoiceCard
              type="radio"
              name="way"
              checked={cash}
              onChange={() => setCash(true)}
              title="現金"
              note="いま受け取った"
            />
          </ChoiceGroup>
        )}
        {due > 0 && due < shown.minimum_charge && !cash && (
          <p className="text-note">{formatYen(shown.minimum_charge)}未満はカードに請求できないため、請求しません。</p>
        )}
        {due < 0 && <p className="text-note">お支払いいただいた方法へ、新しいお支払いから順に返金します。</p>}
        {(asked.failure || text) && (
          <Notice kind="error" live>
            {text ?? (asked.failure && staffFailureText(asked.failure))}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel="訂正しています" disabled={input === null && !tried}>
          {submitText(due, cash, shown.unpaid_flag)}
        </Button>
      </section>
    </form>
  );
}

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
