import { useState } from 'react';
import { inboxFunctions } from '../../../../contract/functions/messages/inbox.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { FormProblem } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TemplateSelect } from './template-select.tsx';
import { type InboxTemplateRow, type InboxThreadRow, templateFacts, writtenBy } from './thread.ts';

type AnswerFormProps = { thread: InboxThreadRow; templates: readonly InboxTemplateRow[]; onSent: () => void };

/** An answer by mail: written, looked at as it will arrive, sent. One key for what is typed, so that it goes once. */
export function AnswerForm({ thread, templates, onSent }: AnswerFormProps) {
  const first = `【${thread.branch?.name ?? ''}】お問い合わせについて(受付番号 ${writtenBy(thread).number})`;
  const [looking, setLooking] = useState(false);
  const begun = { subject: first, body: `${withSama(writtenBy(thread).name, ' ')}\n\n` };
  const form = useActionForm(inboxFunctions, 'staffAnswerInboxThread', {
    defaults: begun,
    payload: (values) => ({ inbox_thread_id: thread.id, ...values }),
    toast: '返信をお送りします',
    done: () => {
      setLooking(false);
      onSent();
    },
    afterwards: begun,
  });
  const { subject, body } = form.values;
  const usable = templates.filter(({ branch_id }) => branch_id === null || branch_id === thread.branch_id);

  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <h2 id="answer" className="text-lead">
        返信する
      </h2>
      {looking ? (
        <AsItArrives thread={thread} subject={subject} body={body} />
      ) : (
        <>
          <TemplateSelect
            label="ひな形"
            templates={usable}
            facts={templateFacts(thread)}
            onWords={(words) => form.set('body', words)}
          />
          <Field of={form} name="subject" />
          <Field of={form} name="body" as="area" rows={10} hint="園の名前と電話番号は、最後に自動で付きます。" />
        </>
      )}
      <FormProblem of={form} />
      <div className="flex flex-wrap gap-3">
        {looking ? (
          <>
            <Button busy={form.busy} busyLabel="送っています" onClick={() => form.submit()}>
              この内容で送る
            </Button>
            <Button kind="plain" disabled={form.busy} onClick={() => setLooking(false)}>
              書き直す
            </Button>
          </>
        ) : (
          <Button disabled={subject.trim() === '' || body.trim() === ''} onClick={() => setLooking(true)}>
            内容を確認する
          </Button>
        )}
      </div>
    </section>
  );
}

function AsItArrives({ thread, subject, body }: { thread: InboxThreadRow; subject: string; body: string }) {
  return (
    <div className="rounded-lg border-2 border-edge bg-white p-4">
      <p className="text-note text-ink-soft">
        宛先 {writtenBy(thread).email} / 返信先 {thread.branch?.email}
      </p>
      <h3 className="mt-2 font-bold">{subject}</h3>
      <p className="mt-2 whitespace-pre-line break-words">{body}</p>
    </div>
  );
}
