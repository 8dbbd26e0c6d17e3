import { useState } from 'react';
import { morningAnswer } from '../../../../../domain/family/morning/morning-codes.ts';
import { withSan } from '../../../../../domain/membership/called-name.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { BoardReserve } from '../board.ts';
import { standingOf, type ToldForm, toldRows } from './morning-text.ts';

type MorningDialogProps = {
  name: string;
  reserve: BoardReserve;
  form: ToldForm;
  isOpen: boolean;
  onClose: () => void;
};

const notes: Readonly<Record<number, string>> = {
  [morningAnswer.code.come]: 'お預かりできることを、ご家庭に知らせます。',
  [morningAnswer.code.call]: '園から電話することを知らせます。お電話のあと、もう一度回答してください。',
  [morningAnswer.code.notToday]: '予約はそのまま残ります。ご家庭か園が、体調不良でキャンセルします。',
};

/** What the family said, and the branch's answer. The message to the family says nothing about the child's health. */
export function MorningDialog({ name, reserve, form, isOpen, onClose }: MorningDialogProps) {
  const { send, busy, text, clear } = useAction('staffAnswerMorningForm');
  const [answer, setAnswer] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const standing = standingOf(form);
  const asks = standing === 'attention' || standing === 'answered';
  async function save() {
    setTried(true);
    if (!morningAnswer.has(answer)) return;
    const sent = { morning_form_id: form.id, staff_answer: answer, staff_words: words, version: form.version };
    const done = await send(sent);
    if (done?.kind !== 'ok') return;
    showToast(`${withSan(name)}のご家庭に知らせました`);
    setTried(false);
    onClose();
  }
  return (
    <Dialog
      title={`${withSan(name)} 朝の様子`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        asks && (
          <>
            <Button kind="plain" onClick={onClose}>
              閉じる
            </Button>
            <Button busy={busy} busyLabel="知らせています" onClick={() => void save()}>
              ご家庭に知らせる
            </Button>
          </>
        )
      }
    >
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-note">
        {toldRows(form).map(([label, told]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-bold wrap-anywhere">{told}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note text-ink-soft">
        {formatTime(form.answered_at)}に回答
        {form.asked_at && `、${formatTime(form.asked_at)}にご相談`}
      </p>
      {asks && (
        <div className="mt-4 grid gap-4">
          <ChoiceGroup
            legend="園の回答"
            required
            error={tried && answer === null ? '回答を選んでください。' : undefined}
          >
            {morningAnswer.options.map(({ key, label }) => (
              <ChoiceCard
                key={key}
                type="radio"
                name={`morning-answer-${form.id}`}
                title={label}
                note={notes[Number(key)]}
                checked={answer === Number(key)}
                onChange={() => {
                  clear();
                  setAnswer(Number(key));
                }}
              />
            ))}
          </ChoiceGroup>
          {answer === morningAnswer.code.notToday && (
            <LinkButton to={`/staff/reserves/${reserve.id}`} kind="quiet" size="small">
              予約の詳細で、体調不良のキャンセルへ
            </LinkButton>
          )}
          <TextField
            label="ご家庭への一言"
            hint="ご家庭のページだけに出ます。"
            inputMode="text"
            autoComplete="off"
            maxLength={300}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {text && (
            <Notice kind="error" live>
              {text}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
