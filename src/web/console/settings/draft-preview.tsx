import { useEffect, useRef, useState } from 'react';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { AskedAction } from '../edit/asked-action.tsx';
import { LiveLoaded } from '../staff-page.tsx';
import { PreviewPanel } from './preview-panel.tsx';

type DraftPreviewProps = {
  day: TokyoDate;
  /** The draft as it is shown: another one is not published. */
  known: FunctionPayload<'headquartersPublishDraft'>['known'];
  tables: readonly RuleTable[];
  onDone: () => void;
  onCancel: () => void;
};

/** Everything the draft of a day does together, and the button that makes it so. */
export function DraftPreview({ day, known, tables, onDone, onCancel }: DraftPreviewProps) {
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useAnswer(reading('headquartersPreviewDraft', { adaptation_date: day }));
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="draft-preview" className="max-w-4xl">
      <h2 id="draft-preview" ref={heading} tabIndex={-1} className="mb-4 text-h3 outline-none">
        公開する前の確認
      </h2>
      <LiveLoaded query={answer}>{({ preview }) => <PreviewPanel tables={tables} preview={preview} />}</LiveLoaded>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        <Button disabled={answer.data === undefined} onClick={() => setAsking(true)}>
          まとめて公開する
        </Button>
        <Button kind="plain" onClick={onCancel}>
          下書きに戻る
        </Button>
      </div>
      {asking && (
        <AskedAction
          name="headquartersPublishDraft"
          input={{ adaptation_date: day, known }}
          title="下書きを公開しますか"
          yes="まとめて公開する"
          busyLabel="公開しています"
          kind="primary"
          toast="公開しました"
          onClose={() => setAsking(false)}
          onDone={onDone}
          onChanged={onDone}
        >
          <p>
            {known.length}件の変更が、{formatDateWeekday(day)}
            から全園で使われます。それまでは、一つずつ変更や取り消しができます。
          </p>
        </AskedAction>
      )}
    </section>
  );
}
