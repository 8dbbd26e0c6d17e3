import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type SelectStaffBranchNoticesData,
  SelectStaffBranchNoticesDocument,
} from '../../../../../contract/operations/generated.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { operation } from '../../../../data/question.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { pageOf } from '../../../../ui/page-numbers.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { LiveLoaded } from '../../frame/staff-page.tsx';
import type { BranchPartProps } from './branch-part.tsx';
import { BranchNoticeForm } from './notice-form.tsx';

export type BranchNotice = SelectStaffBranchNoticesData['branch_notices'][number];
const pageSize = 20;

type Phase = 'coming' | 'shown' | 'over';
const phaseOf = ({ publication_date, publication_end_date: end }: BranchNotice, today: TokyoDate): Phase => {
  if (today < publication_date) return 'coming';
  return end === null || today <= end ? 'shown' : 'over';
};
const badges = {
  coming: <Badge tone="ask">掲載前</Badge>,
  shown: <Badge tone="trust">掲載中</Badge>,
  over: <Badge tone="no">掲載終了</Badge>,
};

/** The notices of a branch: those to come, those shown and those that are over; a manager's too. */
export function BranchNoticesPart({ branch, today, refresh }: BranchPartProps) {
  const [search] = useSearchParams();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(
    operation(SelectStaffBranchNoticesDocument, { branch_id: branch.id, limit: pageSize, offset }),
  );
  const [edited, setEdited] = useState<BranchNotice | 'new'>();
  function saved(words: string) {
    showToast(words);
    setEdited(undefined);
    void query.reload();
    refresh();
  }
  if (edited !== undefined) {
    return (
      <BranchNoticeForm
        key={edited === 'new' ? 0 : `${edited.id} ${edited.version}`}
        branch={branch}
        today={today}
        notice={edited === 'new' ? undefined : edited}
        onSaved={() => saved('お知らせを保存しました')}
        onCancel={() => setEdited(undefined)}
        onReload={() => {
          setEdited(undefined);
          void query.reload();
        }}
      />
    );
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <Button className="justify-self-start" size="small" onClick={() => setEdited('new')}>
        <Plus className="size-5" aria-hidden="true" />
        お知らせを書く
      </Button>
      <LiveLoaded query={query}>
        {({ branch_notices, branch_notices_aggregate }) =>
          branch_notices.length === 0 ? (
            <EmptyState title="お知らせはまだありません">行事や工事など、保護者に伝えたいことを書けます。</EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {branch_notices.map((notice) => (
                  <li key={notice.id} className="grid gap-2 py-4">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      {badges[phaseOf(notice, today)]}
                      <span className="figures text-note text-ink-soft">
                        {formatDate(notice.publication_date)}〜
                        {notice.publication_end_date && formatDate(notice.publication_end_date)}
                      </span>
                    </p>
                    <h2 className="text-body font-bold">{notice.title}</h2>
                    <p className="text-note whitespace-pre-line">{notice.content}</p>
                    <div className="flex flex-wrap gap-2">
                      <Button kind="plain" size="small" onClick={() => setEdited(notice)}>
                        編集する<span className="sr-only">({notice.title})</span>
                      </Button>
                      <RemoveNotice
                        branch_id={branch.id}
                        notice={notice}
                        onRemoved={() => saved('お知らせを削除しました')}
                      />
                    </div>
                  </li>
                ))}
              </ul>
              <Pager total={branch_notices_aggregate.aggregate.count} pageSize={pageSize} />
            </>
          )
        }
      </LiveLoaded>
    </div>
  );
}

type RemoveNoticeProps = { branch_id: number; notice: BranchNotice; onRemoved: () => void };

function RemoveNotice({ branch_id, notice, onRemoved }: RemoveNoticeProps) {
  const [asked, setAsked] = useState(false);
  const { send, busy, text } = useAction('staffRemoveBranchNotice');
  async function remove() {
    const outcome = await send({ branch_id, notice_id: notice.id, version: notice.version });
    if (outcome?.kind === 'ok') onRemoved();
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        削除する<span className="sr-only">({notice.title})</span>
      </Button>
      <Dialog
        title="このお知らせを削除しますか"
        isOpen={asked}
        question
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button kind="danger" busy={busy} busyLabel="削除しています" onClick={() => void remove()}>
              削除する
            </Button>
            <Button kind="plain" onClick={() => setAsked(false)}>
              やめる
            </Button>
          </>
        }
      >
        <p className="font-bold">{notice.title}</p>
        <p className="mt-1 text-note text-ink-soft">公開ページからすぐに消えます。書いた内容は操作記録に残ります。</p>
        <ErrorNotice text={text} className="mt-3" />
      </Dialog>
    </>
  );
}
