import { useState } from 'react';
import { longestDayNote } from '../../../../../contract/functions/family/day.ts';
import { withSan } from '../../../../../domain/membership/called-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useEdit } from '../../headquarters/frame/use-edit.ts';
import type { CaredChild } from '../care-day.ts';

/** The closing words of a child's day. What a colleague wrote meanwhile stands there before one's own is saved. */
export function DayNoteForm({ child, onSaved }: { child: CaredChild; onSaved: () => void }) {
  const [opened] = useState(child.note?.version ?? null);
  const [words, setWords] = useState(child.note?.words ?? '');
  const { save, busy, errors, problem, conflict } = useEdit('staffSaveDayNote', () => {
    showToast(`${withSan(child.name)} 今日の様子を保存しました`);
    onSaved();
  });
  const { reserve_id, child_id } = child;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ reserve_id, child_id, words, version: conflict?.current.version ?? opened });
      }}
    >
      {conflict && (
        <Notice kind="warning" live title="ほかの人が先に保存しました">
          <p className="wrap-anywhere whitespace-pre-line">{String(conflict.current.words ?? '')}</p>
          <p className="mt-1">このまま保存すると、下の内容に置き換わります。</p>
        </Notice>
      )}
      <TextAreaField
        label="今日の様子"
        required
        hint="降園のあと、連絡帳でご家族みなさまが読みます。ほかのお子さまのお名前や、体調のことは書かないでください。"
        rows={6}
        maxLength={longestDayNote}
        value={words}
        error={errors.words}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel="保存しています">
        保存する
      </Button>
    </form>
  );
}
