import { Settings } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { UpdateMypageNotificationsAllReadDocument } from '../../contract/operations/generated.ts';
import { withPlaceholder } from '../../domain/code-list.ts';
import { noticeGroup } from '../../domain/messages/notice-codes.ts';
import { dataClient } from '../data/browser-data.ts';
import { askUnreadAgain } from '../layout/member/unread-count.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { NoticeFilter } from '../parts/messages/notices/notice-filter.ts';
import { NoticeList } from '../parts/messages/notices/notice-list.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { showFailedToast, showToast } from '../ui/toast.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お知らせ', noindex: true });

const everyGroup = withPlaceholder(noticeGroup.options, 'すべての種類');

function filterOf(search: URLSearchParams): NoticeFilter {
  const group = Number(search.get('group'));
  return {
    text: (search.get('text') ?? '').slice(0, 100),
    group: noticeGroup.has(group) ? group : null,
    unread: search.get('unread') === '1',
  };
}

function searchOf({ text, group, unread }: NoticeFilter): Record<string, string> {
  return {
    ...(text.trim() === '' ? {} : { text }),
    ...(group === null ? {} : { group: String(group) }),
    ...(unread ? { unread: '1' } : {}),
  };
}

/** All notifications sent to this person, searchable. */
export default function Notifications() {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState(() => filterOf(search));
  // A list asked for again starts again.
  const [round, setRound] = useState(0);
  function show(changed: Partial<NoticeFilter>) {
    const next = { ...filter, ...changed };
    setFilter(next);
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  }
  async function readAll() {
    try {
      await dataClient().mutate(UpdateMypageNotificationsAllReadDocument, {});
      askUnreadAgain();
      setRound((before) => before + 1);
      showToast('すべて既読にしました');
    } catch {
      showFailedToast('既読にできませんでした。もう一度お試しください');
    }
  }
  return (
    <MypagePage title="お知らせ" lead="これまでにお送りしたお知らせを、すべてご覧いただけます。">
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <LinkButton to="/mypage/notifications/settings" kind="plain" size="small">
            <Settings className="size-4.5" aria-hidden="true" />
            受け取り方を変更する
          </LinkButton>
        </div>
        <NoticeSearch filter={filter} onLook={show} />
        <NoticeList key={round} filter={filter} onReadAll={() => void readAll()} />
      </div>
    </MypagePage>
  );
}

type NoticeSearchProps = { filter: NoticeFilter; onLook: (changed: Partial<NoticeFilter>) => void };

function NoticeSearch({ filter, onLook }: NoticeSearchProps) {
  return (
    <search className="grid gap-3 sm:grid-cols-2">
      <TextField
        label="ことばで探す"
        unmarked
        type="search"
        inputMode="search"
        autoComplete="off"
        maxLength={100}
        value={filter.text}
        onChange={(event) => onLook({ text: event.target.value })}
      />
      <SelectField
        label="種類"
        unmarked
        autoComplete="off"
        options={everyGroup}
        value={String(filter.group ?? 0)}
        onChange={(event) => {
          const group = Number(event.target.value);
          onLook({ group: noticeGroup.has(group) ? group : null });
        }}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 accent-action"
          checked={filter.unread}
          onChange={(event) => onLook({ unread: event.target.checked })}
        />
        未読だけ
      </label>
    </search>
  );
}
