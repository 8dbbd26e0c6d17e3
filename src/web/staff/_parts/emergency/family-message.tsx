import { useState } from 'react';
import {
  countLine,
  everybodySafe,
  headCount,
  isComplete,
  proposedWords,
} from '../../../../domain/reserves/emergency-words.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useLiveState } from '../frame/staff-context.tsx';
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
  // The server would still say that everybody was seen.
  const takenBack = isComplete(count) && !complete;
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [message, setMessage] = useState(first ? (proposedWords[emergency.kind] ?? '') : '');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffMessageEmergency');
  const wrong = message.trim() === '' ? '知らせる文章を入力してください。' : undefined;
  async function tell() {
    setTried(true);
    if (wrong || takenBack) return;
    const result = await send({ emergency_id: emergency.id, message, idempotency_key: key });
    if (result?.kind !== 'ok') return;
    showToast('ご家庭に知らせました');
    setMessage('');
    setTried(false);
    setKey(crypto.randomUUID());
    onSent();
  }
  return (
    <section aria-labelledby="tell" className="no-print">
      <h2 id="tell" className="mb-2 text-lead">
        ご家庭に知らせる
      </h2>
      <form
        noValidate
        className="grid max-w-form gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void tell();
        }}
      >
        {first && <Notice kind="warning">ご家庭には、まだ知らせていません。</Notice>}
        <TextAreaField
          required
          label={first ? 'お知らせの文章' : '続けて知らせる'}
          rows={4}
          maxLength={400}
          hint="LINE、メール、マイページのお知らせに載ります。場所と園の電話番号は自動で付きます。"
          value={message}
          error={tried ? wrong : undefined}
          onChange={(event) => setMessage(event.target.value)}
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
        {complete && !message.includes(everybodySafe) && (
          <Button kind="plain" onClick={() => setMessage(`${everybodySafe}${message}`)}>
            「{everybodySafe}」を書き足す
          </Button>
        )}
        {!complete && /全員|無事/.test(message) && (
          <Notice kind="warning" live>
            まだ全員を確認していません。「全員」「無事」と書いてよいか、もう一度確かめてください。
          </Notice>
        )}
        {text && (
          <Notice kind="error" live>
            {text}
          </Notice>
        )}
        <Button type="submit" kind="danger" busy={busy} busyLabel="送っています">
          {complete || !first ? 'ご家庭に知らせる' : '確認の途中で、ご家庭に知らせる'}
        </Button>
      </form>
    </section>
  );
}
