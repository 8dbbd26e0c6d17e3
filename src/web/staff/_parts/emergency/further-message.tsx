import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** What has changed meanwhile, to the same families. */
export function FurtherMessage({ emergency_id }: { emergency_id: number }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffMessageEmergency');
  const wrong = message.trim() === '' ? '続けて知らせる文章を入力してください。' : undefined;
  async function tell() {
    setTried(true);
    if (wrong) return;
    const result = await send({ emergency_id, message, idempotency_key: key });
    if (result?.kind !== 'ok') return;
    showToast('続報を送りました');
    setMessage('');
    setTried(false);
    setKey(crypto.randomUUID());
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void tell();
      }}
    >
      <TextAreaField
        label="続けて知らせる"
        rows={3}
        maxLength={400}
        value={message}
        error={tried ? wrong : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="primary" busy={busy} busyLabel="送っています">
        続報を送る
      </Button>
    </form>
  );
}
