import { morningFunctions } from '../../../../../../contract/functions/care/morning.ts';
import { morningAnswer } from '../../../../../../domain/care/morning/morning-codes.ts';
import { withSan } from '../../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../../domain/time-format.ts';
import { BareForm, FormProblem } from '../../../../../form/action-form.tsx';
import { Choice, Field } from '../../../../../form/field.tsx';
import { GiveUpButton } from '../../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../../form/use-action-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import type { BoardReserve } from '../board.ts';
import { morningRows, type SentMorningForm, standingOf } from './morning-text.ts';

type MorningDialogProps = {
  name: string;
  reserve: BoardReserve;
  sent: SentMorningForm;
  isOpen: boolean;
  onClose: () => void;
};

const notes: Readonly<Record<number, string>> = {
  [morningAnswer.code.come]: 'お預かりできることを、ご家庭に知らせます。',
  [morningAnswer.code.call]: '園から電話することを知らせます。お電話のあと、もう一度回答してください。',
  [morningAnswer.code.notToday]: '予約はそのまま残ります。ご家庭か園が、体調不良でキャンセルします。',
};

const answers = morningAnswer.keys.map((value) => ({ value, title: morningAnswer.label(value), note: notes[value] }));

/** What the family said, and the branch's answer. The message to the family says nothing about the child's health. */
export function MorningDialog({ name, reserve, sent, isOpen, onClose }: MorningDialogProps) {
  const standing = standingOf(sent);
  const asks = standing === 'attention' || standing === 'answered';
  const form = useActionForm(morningFunctions, 'staffAnswerMorningForm', {
    defaults: { staff_answer: null as (typeof morningAnswer.keys)[number] | null, staff_words: '' },
    payload: (values) => ({ morning_form_id: sent.id, version: sent.version, ...values }),
    toast: `${withSan(name)}のご家庭に知らせました`,
    done: onClose,
  });
  return (
    <Dialog
      title={`${withSan(name)} 朝の様子`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        asks && (
          <>
            <GiveUpButton onGiveUp={onClose}>閉じる</GiveUpButton>
            <Button busy={form.busy} busyLabel="知らせています" onClick={() => form.submit()}>
              ご家庭に知らせる
            </Button>
          </>
        )
      }
    >
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-note">
        {morningRows(sent).map(([label, words]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-bold wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note text-ink-soft">
        {formatTime(sent.answered_at)}に回答
        {sent.asked_at && `、${formatTime(sent.asked_at)}にご相談`}
      </p>
      {asks && (
        <BareForm of={form} className="mt-4 grid gap-4">
          <Choice of={form} name="staff_answer" label="園の回答" options={answers} />
          {form.values.staff_answer === morningAnswer.code.notToday && (
            <LinkButton to={`/staff/reserves/${reserve.id}`} kind="quiet" size="small">
              予約の詳細で、体調不良のキャンセルへ
            </LinkButton>
          )}
          <Field of={form} name="staff_words" hint="ご家庭のページだけに出ます。" />
          <FormProblem of={form} />
        </BareForm>
      )}
    </Dialog>
  );
}
