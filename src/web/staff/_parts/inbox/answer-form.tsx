import { useState } from 'react';
import { inboxLimits } from '../../../../contract/functions/inbox.ts';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { filledTemplate } from '../../../../domain/inbox-steps.ts';
import { withSama } from '../../../../domain/membership/called-name.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { type InboxTemplateRow, type InboxThreadRow, templateFacts, writtenBy } from './thread.ts';

type AnswerFormProps = { thread: InboxThreadRow; templates: readonly InboxTemplateRow[]; onSent: () => void };

/** An answer by mail: written, looked at as it will arrive, sent. One key for what is typed, so that it goes once. */
export function AnswerForm({ thread, templates, onSent }: AnswerFormProps) {
  const first = `【${thread.branch?.name ?? ''}】お問い合わせについて(受付番号 ${writtenBy(thread).number})`;
  const [subject, setSubject] = useState(first);
  const [body, setBody] = useState(`${withSama(writtenBy(thread).name, ' ')}\n\n`);
  const [looking, setLooking] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { send, busy, text } = useAction('staffAnswerInboxThread');
  const wrong = {
    subject: subject.trim() === '' ? '件名を入力してください。' : undefined,
    body: body.trim() === '' ? '本文を入力してください。' : undefined,
  };
  const usable = templates.filter(({ branch_id }) => branch_id === null || branch_id === thread.branch_id);

  async function answer() {
    const outcome = await send({ inbox_thread_id: thread.id, subject, body, idempotency_key: key });
    if (outcome?.kind !== 'ok') return;
    showToast('返信をお送りします');
    setKey(crypto.randomUUID());
    setBody(`${withSama(writtenBy(thread).name, ' ')}\n\n`);
    setLooking(false);
    onSent();
  }

  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <h2 id="answer" className="text-lead">
        返信する
      </h2>
      {looking ? (
        <div className="rounded-lg border-2 border-edge bg-white p-4">
          <p className="text-note text-ink-soft">
            宛先 {writtenBy(thread).email} / 返信先 {thread.branch?.email}
          </p>
          <h3 className="mt-2 font-bold">{subject}</h3>
          <p className="mt-2 whitespace-pre-line break-words">{body}</p>
        </div>
      ) : (
        <>
          {usable.length > 0 && (
            <SelectField
              label="ひな形"
              options={withPlaceholder(usable.map(({ id, title }) => ({ key: String(id), label: title })))}
              value="0"
              onChange={(event) => {
                const chosen = usable.find(({ id }) => String(id) === event.target.value);
                if (chosen) setBody(filledTemplate(chosen.body, templateFacts(thread)));
              }}
            />
          )}
          <TextField
            label="件名"
            required
            autoComplete="off"
            maxLength={inboxLimits.subject}
            value={subject}
            error={wrong.subject}
            onChange={(event) => setSubject(event.target.value)}
          />
          <TextAreaField
            label="本文"
            required
            rows={10}
            maxLength={inboxLimits.body}
            value={body}
            error={wrong.body}
            hint="園の名前と電話番号は、最後に自動で付きます。"
            onChange={(event) => setBody(event.target.value)}
          />
        </>
      )}
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {looking ? (
          <>
            <Button busy={busy} busyLabel="送っています" onClick={() => void answer()}>
              この内容で送る
            </Button>
            <Button kind="plain" disabled={busy} onClick={() => setLooking(false)}>
              書き直す
            </Button>
          </>
        ) : (
          <Button disabled={wrong.subject !== undefined || wrong.body !== undefined} onClick={() => setLooking(true)}>
            内容を確認する
          </Button>
        )}
      </div>
    </section>
  );
}
