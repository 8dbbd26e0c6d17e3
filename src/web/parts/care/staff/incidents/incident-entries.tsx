import { useState } from 'react';
import { incidentFunctions } from '../../../../../contract/functions/care/incidents.ts';
import { incidentEntryKind } from '../../../../../domain/care/incident-codes.ts';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDateTime, formatTime } from '../../../../../domain/time-format.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { fieldMoment, type Incident, momentOfField } from './incident-text.ts';

/** The course of events minute by minute; entries added after the signature carry their own date. */
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
  const [begun] = useState(() => ({ happened_at: fieldMoment(serverNow()), words: '' }));
  const form = useActionForm(incidentFunctions, 'staffAddIncidentEntry', {
    defaults: begun,
    payload: ({ happened_at, words }) => ({
      incident_id: incident.id,
      kind: signed ? incidentEntryKind.code.addendum : incidentEntryKind.code.course,
      happened_at: momentOfField(happened_at),
      words,
    }),
    check: ({ happened_at }) => ({ happened_at: momentOfField(happened_at) ? undefined : '日時を入力してください。' }),
    toast: signed ? '追記しました' : '経過を書き足しました',
    done: onAdded,
    afterwards: begun,
  });
  return (
    <ActionForm
      of={form}
      className="off-paper mt-4 grid gap-3"
      kind="plain"
      narrow
      submit={signed ? '追記する' : '経過を書き足す'}
      busyLabel="書き足しています"
    >
      <div className="grid gap-3 sm:grid-cols-[15rem_1fr]">
        <Field of={form} name="happened_at" label={signed ? '追記の日時' : '経過の日時'} as="datetime-local" />
        <Field of={form} name="words" label={signed ? '追記' : '経過'} as="area" rows={2} />
      </div>
    </ActionForm>
  );
}
