import { Eye, PenLine } from 'lucide-react';
import { useState } from 'react';
import { dayTimeline } from '../../../../../domain/care/day-timeline.ts';
import { calledName, withSan } from '../../../../../domain/text/called-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DayTimeline } from '../../family-day/day-timeline.tsx';
import type { CaredChild } from '../records/care-day.ts';
import { DayNoteForm } from './day-note-form.tsx';
import { PhotoLink } from './photo-link.tsx';

type FamilyDayProps = { child: CaredChild; onChanged: () => void };

/** What its family will read of a child's day: the closing words, and a look at the page as guardians see it. */
export function FamilyDayParts({ child, onChanged }: FamilyDayProps) {
  const [open, setOpen] = useState<'note' | 'preview' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="mt-2 border-t border-line pt-2">
      {child.note && (
        <p className="mb-1 line-clamp-3 text-note wrap-anywhere whitespace-pre-line">
          <span className="text-ink-soft">今日の様子: </span>
          {child.note.words}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="plain"
          size="small"
          aria-label={`${child.name} ${child.note ? '今日の様子を直す' : '今日の様子を書く'}`}
          onClick={() => setOpen('note')}
        >
          <PenLine className="size-4.5" aria-hidden="true" />
          {child.note ? '今日の様子を直す' : '今日の様子を書く'}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={`${child.name} 保護者の画面を見る`}
          onClick={() => setOpen('preview')}
        >
          <Eye className="size-4.5" aria-hidden="true" />
          保護者の画面を見る
        </Button>
      </div>
      <Dialog title={`${withSan(child.name)}の今日の様子`} isOpen={open === 'note'} onClose={close}>
        {open === 'note' && (
          <DayNoteForm
            child={child}
            onSaved={() => {
              close();
              onChanged();
            }}
          />
        )}
      </Dialog>
      <Dialog title={`${withSan(child.name)}の保護者の画面`} isOpen={open === 'preview'} onClose={close}>
        {open === 'preview' && <Preview child={child} />}
      </Dialog>
    </div>
  );
}

/** By the same rule as the family's own page. */
function Preview({ child }: { child: CaredChild }) {
  const items = dayTimeline(
    {
      ...child,
      fetched_by: child.fetched_by_name === null ? null : { name: child.fetched_by_name, relation: null },
      entries: child.entries.map((entry) => ({ ...entry, photo: child.photos ? entry.file : null })),
    },
    'guardian',
  );
  return (
    <div className="grid gap-4">
      {child.note && (
        <div className="rounded-md bg-cream px-4 py-3">
          <h3 className="text-note font-bold text-ink-soft">今日の様子(降園のあとに見えます)</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{child.note.words}</p>
        </div>
      )}
      <DayTimeline
        items={items}
        label={`${calledName(child.name)}の1日の記録`}
        showPhoto={(file) => <PhotoLink file_key={file.key} />}
      />
      <p className="text-note text-ink-soft">
        午睡チェック、与薬、事故の記録は出ません。おじいさま・おばあさまなど「家族」の方には、体温・排泄・メモと料金も出ません。
      </p>
    </div>
  );
}
