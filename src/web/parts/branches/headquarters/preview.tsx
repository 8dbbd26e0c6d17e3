import type { TokyoDate } from '../../../../domain/time.ts';
import { Differences } from '../../../console/edit/differences.tsx';
import { BranchView } from '../page/branch-view.tsx';
import type { PublicBranch } from '../page/public-branch.ts';

export type BranchChange = { name: string; before: string; after: string };

type BranchPreviewProps = {
  /** Null where there is no public page: headquarters. */
  branch: PublicBranch | null;
  today: TokyoDate;
  changes?: readonly BranchChange[];
};

/** What changes, and the public page as it will be. Its links lead nowhere here. */
export function BranchPreview({ branch, today, changes }: BranchPreviewProps) {
  return (
    <>
      {changes?.length === 0 && <p className="text-note text-ink-soft">変わったところはありません。</p>}
      {changes && changes.length > 0 && (
        <section>
          <h2 className="mb-2 text-lead">変わるところ</h2>
          <Differences titles={['いま', '保存後']} rows={changes} />
        </section>
      )}
      {branch && (
        <section aria-label="公開ページのプレビュー">
          <h2 className="mb-2 text-lead">公開ページのプレビュー</h2>
          <div inert className="overflow-hidden rounded-lg border-2 border-dashed border-edge bg-paper">
            <BranchView branch={branch} today={today} />
          </div>
        </section>
      )}
    </>
  );
}
