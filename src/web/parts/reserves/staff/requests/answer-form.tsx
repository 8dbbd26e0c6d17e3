import { useRef, useState } from 'react';
import { requestCommentLimit } from '../../../../../contract/functions/messages/inbox.ts';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { placeholderKey, withPlaceholder } from '../../../../../domain/code-list.ts';
import { chosenRefusalReasons, refusalReason } from '../../../../../domain/reserves/refusal-reasons.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { useUnsaved } from '../../../../form/unsaved.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { TemplateSelect } from '../../../messages/staff/template-select.tsx';

export type RequestAnswering = {
  reserve: SelectStaffRequestsData['reserves'][number];
  templates: SelectStaffRequestsData['inbox_templates'];
  /** An answer is being sent, or was not taken. */
  onAnswering: (underWay: boolean) => void;
  onAnswered: () => Promise<void>;
  /** A colleague was faster. */
  onTooLate: () => Promise<void>;
};

const longest = requestCommentLimit;
const reasonOptions = chosenRefusalReasons.map((key) => ({ key: String(key), label: refusalReason.label(key) }));

/** Yes or no with a comment, from a template or typed. */
export function RequestAnswerForm({ reserve, templates, onAnswering, onAnswered, onTooLate }: RequestAnswering) {
  const { branch } = useStaff();
  const [comment, setComment] = useState('');
  const [unexplained, setUnexplained] = useState(false);
  const [reason, setReason] = useState(placeholderKey);
  useUnsaved(comment.trim() !== '' || reason !== placeholderKey);
  const isOther = reason === String(refusalReason.code.other);
  const field = useRef<HTMLTextAreaElement>(null);
  const reasonField = useRef<HTMLSelectElement>(null);
  const { send, approving, rejecting, problem } = useAnswering(reserve.id, { onAnswering, onAnswered, onTooLate });
  const busy = approving || rejecting;
  async function answer(kind: 'approve' | 'reject') {
    // A "no" says why; a slip of the thumb sends nothing.
    if (kind === 'reject' && (reason === placeholderKey || (isOther && comment.trim() === ''))) {
      setUnexplained(true);
      if (reason === placeholderKey) reasonField.current?.focus();
      else field.current?.focus();
      return;
    }
    await send(comment, kind === 'approve' ? null : Number(reason));
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="mb-3 grid gap-3 md:grid-cols-2">
        <SelectField
          ref={reasonField}
          label="お断りするときの理由"
          unmarked
          options={withPlaceholder(reasonOptions)}
          value={reason}
          error={unexplained && reason === placeholderKey ? 'お断りする理由を選択してください。' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <TemplateSelect
          label="コメントのひな形"
          templates={templates}
          facts={{ お名前: reserve.customer?.name ?? '', 園名: branch.name, 受付番号: String(reserve.id) }}
          onWords={(words) => setComment(words.slice(0, longest))}
        />
      </div>
      <TextAreaField
        ref={field}
        label="お客様へのコメント"
        rows={2}
        maxLength={longest}
        autoComplete="off"
        hint="お客様の予約のページに載ります(メールやLINEには載りません)。お断りするときは、選んだ理由もお伝えします。回答は、少しのあいだ取り消せます。"
        value={comment}
        error={unexplained && isOther && comment.trim() === '' ? 'お断りする理由を入力してください。' : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <ErrorNotice text={problem} className="mt-3" />
      <div className="mt-3 grid grid-cols-2 gap-3 md:flex md:justify-end">
        <Button kind="plain" busy={rejecting} busyLabel="送信中" disabled={busy} onClick={() => answer('reject')}>
          お断りする
        </Button>
        <Button busy={approving} busyLabel="送信中" disabled={busy} onClick={() => answer('approve')}>
          承認する
        </Button>
      </div>
    </div>
  );
}

/** Yes without a reason for a no; a colleague may have been faster. */
function useAnswering(reserve_id: number, on: Pick<RequestAnswering, 'onAnswering' | 'onAnswered' | 'onTooLate'>) {
  const approve = useAction('staffApproveReserve');
  const reject = useAction('staffRejectReserve');
  async function send(approval_comment: string, refusal_reason: number | null) {
    const input = { reserve_id, approval_comment };
    on.onAnswering(true);
    const result = await (refusal_reason === null ? approve.send(input) : reject.send({ ...input, refusal_reason }));
    if (result === null) return;
    if (result.kind === 'ok') return on.onAnswered();
    if (result.kind === 'refused' && result.type === 'request_answered') return on.onTooLate();
    on.onAnswering(false);
  }
  return { send, approving: approve.busy, rejecting: reject.busy, problem: approve.text ?? reject.text };
}
