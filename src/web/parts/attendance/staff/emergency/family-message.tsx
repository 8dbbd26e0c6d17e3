import { emergencyFunctions } from '../../../../../contract/functions/attendance/emergencies.ts';
import {
  countLine,
  everybodySafe,
  headCount,
  isComplete,
  proposedWords,
} from '../../../../../domain/attendance/emergency-words.ts';
import { useLiveState } from '../../../../console/staff-context.tsx';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { Emergency } from './reunion-roll.tsx';
import type { CountedRow } from './use-head-count.ts';

type FamilyMessageProps = {
  emergency: Emergency;
  /** The roll as this device shows it, with presses the server does not know yet. */
  shown: readonly CountedRow[];
  onSent: () => void;
};

/** Words to every family on the roll. The count goes first, but nothing keeps staff from telling before it is complete. */
export function FamilyMessage({ emergency, shown, onSent }: FamilyMessageProps) {
  const first = emergency.message === '';
  const read = headCount(emergency.emergency_children);
  // What the server knows: a press it has taken counts although the page has not been read again.
  const known = headCount(
    shown.map((row) => (row.unsent ? (emergency.emergency_children.find(({ id }) => id === row.id) ?? row) : row)),
  );
  const count = isComplete(read) ? known : read;
  const waiting = shown.filter(({ unsent }) => unsent).length;
  const complete = isComplete(count) && isComplete(headCount(shown));
  const live = useLiveState();
  // The server would still say that everyone was seen.
  const takenBack = isComplete(count) && !complete;
  const form = useActionForm(emergencyFunctions, 'staffMessageEmergency', {
    defaults: { message: first ? (proposedWords[emergency.kind] ?? '') : '' },
    payload: (values) => ({ emergency_id: emergency.id, ...values }),
    toast: 'ご家庭に知らせました',
    done: onSent,
    afterwards: { message: '' },
  });
  const { message } = form.values;
  return (
    <section aria-labelledby="tell" className="no-print">
      <h2 id="tell" className="mb-2 text-lead">
        ご家庭に知らせる
      </h2>
      <ActionForm
        of={form}
        className="grid max-w-form gap-3"
        kind="danger"
        submit={complete || !first ? 'ご家庭に知らせる' : '確認の途中で、ご家庭に知らせる'}
        busyLabel="送っています"
        disabled={takenBack}
      >
        {first && <Notice kind="warning">ご家庭には、まだ知らせていません。</Notice>}
        <Field
          of={form}
          name="message"
          label={first ? 'お知らせの文章' : '続けて知らせる'}
          as="area"
          rows={4}
          hint="LINE、メール、マイページのお知らせに載ります。場所と園の電話番号は自動で付きます。"
        />
        <p>
          この文も付きます: <b>{countLine(count)}</b>
        </p>
        {(takenBack || (waiting > 0 && live === 'lost')) && (
          <Notice kind="warning">
            {takenBack
              ? `人数の確認の取り消しが、まだ送られていません(${waiting}名)。送られてから、ご家庭に知らせてください。`
              : `未送信の確認(${waiting}名)は、ご家庭へのお知らせにまだ入りません。`}
          </Notice>
        )}
        <Safety message={message} complete={complete} onMessage={(words) => form.set('message', words)} />
      </ActionForm>
    </section>
  );
}

type SafetyProps = { message: string; complete: boolean; onMessage: (message: string) => void };

/** That everybody is safe is written once everybody was seen, and doubted before. */
function Safety({ message, complete, onMessage }: SafetyProps) {
  if (complete) {
    if (message.includes(everybodySafe)) return null;
    return (
      <Button kind="plain" onClick={() => onMessage(`${everybodySafe}${message}`)}>
        「{everybodySafe}」を書き足す
      </Button>
    );
  }
  if (!/全員|無事/.test(message)) return null;
  return (
    <Notice kind="warning" live>
      まだ全員を確認していません。「全員」「無事」と書いてよいか、もう一度確かめてください。
    </Notice>
  );
}
