import { useState } from 'react';
import { dayFunctions } from '../../../../../contract/functions/care/day.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { CaredChild } from '../records/care-day.ts';

/** The closing words of a child's day. A colleague's concurrent text is shown before one's own is saved. */
export function DayNoteForm({ child, onSaved }: { child: CaredChild; onSaved: () => void }) {
  const [opened] = useState(child.note?.version ?? null);
  const { reserve_id, child_id } = child;
  const form = useActionForm(dayFunctions, 'staffSaveDayNote', {
    defaults: { words: child.note?.words ?? '' },
    payload: (values, seen) => ({ reserve_id, child_id, ...values, version: seen?.version ?? opened }),
    toast: `${withSan(child.name)} 今日の様子を保存しました`,
    done: onSaved,
  });
  const { conflict } = form;
  return (
    <ActionForm of={form} submit="保存する" busyLabel="保存しています">
      {conflict && (
        <Notice kind="warning" live title="ほかの人が先に保存しました">
          <p className="wrap-anywhere whitespace-pre-line">{String(conflict.current.words ?? '')}</p>
          <p className="mt-1">このまま保存すると、下の内容に置き換わります。</p>
        </Notice>
      )}
      <Field
        of={form}
        name="words"
        as="area"
        rows={6}
        hint="降園のあと、連絡帳でご家族みなさまが読みます。ほかのお子さまのお名前や、体調のことは書かないでください。"
      />
    </ActionForm>
  );
}
