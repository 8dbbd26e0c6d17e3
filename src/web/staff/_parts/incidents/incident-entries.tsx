import { useState } from 'react';
import { incidentEntryKind } from '../../../../domain/care/incident-codes.ts';
import { tokyoDateOf } from '../../../../domain/time.ts';
import { formatDateTime, formatTime } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { fieldMoment, type Incident, momentOfField } from './incident-text.ts';

/** The course of things minute by minute; after the signature what is added stands with its own day. */
export function IncidentEntries({ incident, onChanged }: { incident: Incident; onChanged: () => void }) {
  const signed = incident.signed_at !== null;
  return (
    <section aria-labelledby="course">
      <h2 id="course" className="mb-3 text-lead">
        経過{signed && 'と追記'}
      </h2>
      {incident.incident_entries.length === 0 ? (
        <p className="rounded-md bg-cream px-4 py-4 text-note text-ink-soft">
          まだありません。登園からの流れ、手当て、電話などを、分単位で書き足せます。
        </p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {incident.incident_entries.map((entry) => (
            <li key={entry.id} className="grid gap-x-4 py-2.5 sm:grid-cols-[7rem_1fr]">
              <span className="figures font-bold">
                {tokyoDateOf(entry.happened_at) === tokyoDateOf(incident.happened_at)
                  ? formatTime(entry.happened_at)
                  : formatDateTime(entry.happened_at)}
              </span>
              <div>
                <p className="wrap-anywhere whitespace-pre-line">
                  {entry.kind === incidentEntryKind.code.addendum && <Badge tone="trust">追記</Badge>} {entry.words}
                </p>
                <p className="figures text-note text-ink-soft">
                  {entry.account?.name ?? '退職者'} {formatDateTime(entry.created_at)}に記入
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <EntryAdder incident={incident} onAdded={onChanged} />
    </section>
  );
}

function EntryAdder({ incident, onAdded }: { incident: Incident; onAdded: () => void }) {
  const signed = incident.signed_at !== null;
  const [at, setAt] = useState(() => fieldMoment(serverNow()));
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const [written, setWritten] = useState(0);
  const keyOf = useContentKey();
  const { send, busy, text } = useAction('staffAddIncidentEntry');
  const happened_at = momentOfField(at);
  const wrongTime = happened_at === null ? '日時を入力してください。' : undefined;
  const wrongText = words.trim() === '' ? '内容を入力してください。' : undefined;
  async function add() {
    setTried(true);
    if (happened_at === null || wrongText) return;
    const kind = signed ? incidentEntryKind.code.addendum : incidentEntryKind.code.course;
    const entry = { incident_id: incident.id, kind, happened_at, words };
    const result = await send({ ...entry, idempotency_key: keyOf({ ...entry, written }) });
    if (result?.kind !== 'ok') return;
    setTried(false);
    setWords('');
    setWritten(written + 1);
    showToast(signed ? '追記しました' : '経過を書き足しました');
    onAdded();
  }
  return (
    <form
      noValidate
      className="off-paper mt-4 grid gap-3 sm:grid-cols-[15rem_1fr]"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={signed ? '追記の日時' : '経過の日時'}
        required
        type="datetime-local"
        value={at}
        error={tried ? wrongTime : undefined}
        onChange={(event) => setAt(event.target.value)}
      />
      <TextAreaField
        label={signed ? '追記' : '経過'}
        required
        rows={2}
        maxLength={500}
        autoComplete="off"
        value={words}
        error={tried ? wrongText : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {text && (
        <div className="sm:col-span-2">
          <Notice kind="error" live>
            {text}
          </Notice>
        </div>
      )}
      <Button type="submit" kind="plain" busy={busy} busyLabel="書き足しています" className="justify-self-start">
        {signed ? '追記する' : '経過を書き足す'}
      </Button>
    </form>
  );
}
