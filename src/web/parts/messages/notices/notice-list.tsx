import { useState } from 'react';
import {
  type SelectMypageNotificationsData,
  SelectMypageNotificationsDocument,
} from '../../../../contract/operations/generated.ts';
import { noticeGroup } from '../../../../domain/messages/notice-codes.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { DataError } from '../../../data/data-error.ts';
import { dataErrorText } from '../../../data/data-error-text.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NoticeEntry } from './notice-entry.tsx';
import { type NoticeFilter, noticeWhere } from './notice-filter.ts';

type ReadNotice = SelectMypageNotificationsData['notifications'][number];

const pageSize = 20;
const typingPause = 300;

/** The newest that match, and what follows on demand. While something else is looked for the last list stays. */
export function NoticeList({ filter, onReadAll }: { filter: NoticeFilter; onReadAll: () => void }) {
  const where = noticeWhere(filter);
  const query = useAnswer(operation(SelectMypageNotificationsDocument, { where, limit: pageSize }), {
    delay: typingPause,
  });
  const data = query.data ?? query.previous;
  if (data === undefined) {
    return query.failure ? (
      <Failed failure={query.failure} again={() => void query.reload()} />
    ) : (
      <div role="status">
        <span className="sr-only">読み込んでいます</span>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    );
  }
  const any = filter.text.trim() !== '' || filter.group !== null || filter.unread;
  return (
    <div aria-busy={query.data === undefined || undefined}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures text-note text-ink-soft">
          {data.unread.aggregate.count === 0 ? '未読はありません' : `未読 ${data.unread.aggregate.count}件`}
        </p>
        {data.unread.aggregate.count > 0 && (
          <Button kind="quiet" size="small" onClick={onReadAll}>
            すべて既読にする
          </Button>
        )}
      </div>
      {query.failure && <Failed failure={query.failure} again={() => void query.reload()} />}
      {data.notifications.length === 0 ? (
        <EmptyState title={any ? '見つかりませんでした' : 'まだお知らせはありません'}>
          {any ? 'ことばを短くするか、種類を「すべての種類」にしてお試しください。' : '予約の確定などをお伝えします。'}
        </EmptyState>
      ) : (
        <Pages key={data.notifications[0]?.id} first={data.notifications} filter={filter} />
      )}
    </div>
  );
}

function Failed({ failure, again }: { failure: DataError; again: () => void }) {
  return <RetryNotice onRetry={again}>{dataErrorText(failure)}</RetryNotice>;
}

/** Each press brings what follows the last one shown, whatever has come in above since. */
function Pages({ first, filter }: { first: readonly ReadNotice[]; filter: NoticeFilter }) {
  const [further, setFurther] = useState<readonly ReadNotice[]>([]);
  const [end, setEnd] = useState(first.length < pageSize);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataError>();
  const shown = [...first, ...further];
  async function more() {
    setBusy(true);
    setFailure(undefined);
    try {
      const where = noticeWhere(filter, shown.at(-1)?.id);
      const { notifications } = await dataClient().query(SelectMypageNotificationsDocument, { where, limit: pageSize });
      setFurther([...further, ...notifications]);
      setEnd(notifications.length < pageSize);
    } catch (reason) {
      setFailure(reason instanceof DataError ? reason : new DataError('network_error', String(reason)));
    }
    setBusy(false);
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((sent) => (
          <li key={sent.id}>
            <NoticeEntry notice={sent} group={noticeGroup.label(sent.kind_group)} />
          </li>
        ))}
      </ul>
      {failure && <Failed failure={failure} again={() => void more()} />}
      {!end && !failure && (
        <div className="mt-4">
          <Button kind="plain" busy={busy} busyLabel="読み込んでいます" onClick={() => void more()}>
            もっと見る
          </Button>
        </div>
      )}
    </>
  );
}
