import { type ReactNode, useEffect, useRef } from 'react';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { BranchView } from '../../../../branch-page/branch-view.tsx';
import type { PublicBranch } from '../../../../branch-page/public-branch.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { fieldLabel } from '../../audit/audit-fields.ts';

export type BranchChange = { field: string; before: string; after: string };

type BranchPreviewProps = {
  /** Null where there is no public page: headquarters. */
  branch: PublicBranch | null;
  today: TokyoDate;
  changes?: readonly BranchChange[];
  busy: boolean;
  problem: string | undefined;
  saveLabel?: string;
  note?: ReactNode;
  onSave: () => void;
  onBack: () => void;
};

/** The last look before saving: what changes, and the public page as it will be. Its links lead nowhere here. */
export function BranchPreview(props: BranchPreviewProps) {
  const { branch, today, changes, busy, problem, saveLabel = 'この内容で保存する', note, onSave, onBack } = props;
  const top = useRef<HTMLDivElement>(null);
  // The button that led here is gone; who reads by ear goes on from the top of what came.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      <Notice title="まだ保存されていません">
        {note ?? '保存すると、すぐに公開ページに表示されます。内容をご確認ください。'}
      </Notice>
      <ErrorNotice text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="保存しています" onClick={onSave}>
          {saveLabel}
        </Button>
        <Button kind="plain" disabled={busy} onClick={onBack}>
          入力に戻る
        </Button>
      </div>
      {changes && <Changes changes={changes} />}
      {branch && (
        <section aria-label="公開ページのプレビュー">
          <h2 className="mb-2 text-lead">公開ページのプレビュー</h2>
          <div inert className="overflow-hidden rounded-lg border-2 border-dashed border-edge bg-paper">
            <BranchView branch={branch} today={today} />
          </div>
        </section>
      )}
    </div>
  );
}

function Changes({ changes }: { changes: readonly BranchChange[] }) {
  if (changes.length === 0) return <p className="text-note text-ink-soft">変わったところはありません。</p>;
  return (
    <section>
      <h2 className="mb-2 text-lead">変わるところ</h2>
      <table className="w-full table-fixed border-collapse text-note">
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="w-1/4 py-1 font-normal">
              項目
            </th>
            <th scope="col" className="py-1 font-normal">
              いま
            </th>
            <th scope="col" className="py-1 font-normal">
              保存後
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {fieldLabel(field)}
              </th>
              <td className="py-1.5 pr-2 break-all whitespace-pre-line text-ink-soft">{before || 'なし'}</td>
              <td className="py-1.5 break-all whitespace-pre-line">{after || 'なし'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
