import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type SelectStaffBranchNoticesData,
  SelectStaffBranchNoticesDocument,
} from '../../../../contract/operations/generated.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Paged, useAskedPage } from '../../../ui/pager.tsx';
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
  const { offset } = useAskedPage(pageSize);
  const query = useAnswer(
    operation(SelectStaffBranchNoticesDocument, { branch_id: branch.id, limit: pageSize, offset }),
  );
  const [edited, setEdited] = useState<BranchNotice | 'new'>();
  const [asked, setAsked] = useState<BranchNotice>();
  function close() {
    setEdited(undefined);
    setAsked(undefined);
    void query.reload();
  }
  function saved() {
    close();
    refresh();
  }
  if (edited !== undefined) {
    return (
      <BranchNoticeForm
        key={edited === 'new' ? 0 : `${edited.id} ${edited.version}`}
        branch={branch}
        today={today}
        notice={edited === 'new' ? undefined : edited}
        onSaved={saved}
        onCancel={() => setEdited(undefined)}
        onReload={close}
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
        {({ branch_notices: rows, branch_notices_aggregate: { aggregate } }) => (
          <Paged
            rows={rows}
            total={aggregate.count}
            pageSize={pageSize}
            empty={
              <EmptyState title="お知らせはまだありません">行事や工事など、保護者に伝えたいことを書けます。</EmptyState>
            }
          >
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} today={today} onEdit={setEdited} onRemove={setAsked} />
              ))}
            </ul>
          </Paged>
        )}
      </LiveLoaded>
      {asked && <RemoveNotice branch_id={branch.id} notice={asked} onClose={close} onRemoved={saved} />}
    </div>
  );
}

type NoticeRowProps = {
  notice: BranchNotice;
  today: TokyoDate;
  onEdit: (notice: BranchNotice) => void;
  onRemove: (notice: BranchNotice) => void;
};

function NoticeRow({ notice, today, onEdit, onRemove }: NoticeRowProps) {
  const named = <span className="sr-only">({notice.title})</span>;
  return (
    <li className="grid gap-2 py-4">
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
        <Button kind="plain" size="small" onClick={() => onEdit(notice)}>
          編集する{named}
        </Button>
        <Button kind="quiet" size="small" onClick={() => onRemove(notice)}>
          削除する{named}
        </Button>
      </div>
    </li>
  );
}

type RemoveNoticeProps = { branch_id: number; notice: BranchNotice; onClose: () => void; onRemoved: () => void };

function RemoveNotice({ branch_id, notice, onClose, onRemoved }: RemoveNoticeProps) {
  return (
    <AskedAction
      name="staffRemoveBranchNotice"
      input={{ branch_id, notice_id: notice.id, version: notice.version }}
      title="このお知らせを削除しますか"
      yes="削除する"
      busyLabel="削除しています"
      toast="お知らせを削除しました"
      onClose={onClose}
      onDone={onRemoved}
    >
      <p className="font-bold">{notice.title}</p>
      <p className="mt-1 text-note text-ink-soft">公開ページからすぐに消えます。書いた内容は操作記録に残ります。</p>
    </AskedAction>
  );
}
