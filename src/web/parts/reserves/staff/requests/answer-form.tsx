import { useRef, useState } from 'react';
import { requestCommentLimit } from '../../../../../contract/functions/messages/inbox.ts';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { placeholderKey, withPlaceholder } from '../../../../../domain/code-list.ts';
import { chosenRefusalReasons, refusalReason } from '../../../../../domain/reserves/refusal-reasons.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useUnsaved } from '../../../../form/unsaved.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { TemplateSelect } from '../../../messages/staff/template-select.tsx';
import { type AnswerHeard, useRequestAnswer } from './use-request-answer.ts';

type RequestAnswerFormProps = AnswerHeard & {
  reserve: SelectStaffRequestsData['reserves'][number];
  templates: SelectStaffRequestsData['inbox_templates'];
};

const longest = requestCommentLimit;
const reasonOptions = chosenRefusalReasons.map((key) => ({ key: String(key), label: refusalReason.label(key) }));

/** Yes with a comment, from a template or typed; a "no" unfolds and asks why. */
export function RequestAnswerForm({ reserve, templates, ...heard }: RequestAnswerFormProps) {
  const { branch } = useStaff();
  const [comment, setComment] = useState('');
  const [refusing, setRefusing] = useState(false);
  const [unexplained, setUnexplained] = useState(false);
  const [reason, setReason] = useState(placeholderKey);
  useUnsaved(comment.trim() !== '' || reason !== placeholderKey);
  const isOther = reason === String(refusalReason.code.other);
  const field = useRef<HTMLTextAreaElement>(null);
  const reasonField = useRef<HTMLSelectElement>(null);
  const { send, approving, rejecting, problem } = useRequestAnswer(reserve.id, heard);
  const busy = approving || rejecting;
  async function refuse() {
    // A "no" says why; a slip of the thumb sends nothing.
    if (reason === placeholderKey || (isOther && comment.trim() === '')) {
      setUnexplained(true);
      if (reason === placeholderKey) reasonField.current?.focus();
      else field.current?.focus();
      return;
    }
    await send(comment, Number(reason));
  }
  return (
    <div className="grid content-start gap-3">
      <TemplateSelect
        label="コメントのひな形"
        templates={templates}
        facts={{ お名前: reserve.customer?.name ?? '', 園名: branch.name, 受付番号: String(reserve.id) }}
        onWords={(words) => setComment(words.slice(0, longest))}
      />
      <TextAreaField
        ref={field}
        label="お客様へのコメント"
        rows={2}
        maxLength={longest}
        autoComplete="off"
        hint="お客様の予約のページに載ります(メールやLINEには載りません)。"
        value={comment}
        error={
          refusing && unexplained && isOther && comment.trim() === '' ? 'お断りする理由を入力してください。' : undefined
        }
        onChange={(event) => setComment(event.target.value)}
      />
      {refusing && (
        <SelectField
          ref={reasonField}
          label="お断りする理由"
          options={withPlaceholder(reasonOptions)}
          value={reason}
          hint="お客様にもお伝えします。"
          error={unexplained && reason === placeholderKey ? 'お断りする理由を選択してください。' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <ErrorNotice text={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        {refusing ? (
          <>
            <Button kind="plain" size="small" disabled={busy} onClick={() => setRefusing(false)}>
              戻る
            </Button>
            <Button kind="danger" size="small" busy={rejecting} busyLabel="送信中" disabled={busy} onClick={refuse}>
              この理由でお断りする
            </Button>
          </>
        ) : (
          <>
            <Button kind="plain" size="small" disabled={busy} onClick={() => setRefusing(true)}>
              お断りする
            </Button>
            <Button
              size="small"
              busy={approving}
              busyLabel="送信中"
              disabled={busy}
              onClick={() => void send(comment, null)}
            >
              コメントをつけて承認する
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
