import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import {
  type SelectMypageCalendarFeedData,
  SelectMypageCalendarFeedDocument,
} from '../../contract/operations/generated.ts';
import { formatDate } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useAction } from '../data/use-action.ts';
import { useAnswer } from '../data/use-answer.ts';
import { failureText } from '../layout/failure-notice.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { QuestionDialog } from '../ui/dialogs/question.tsx';
import { ErrorNotice, Notice } from '../ui/notice.tsx';
import { showFailedToast, showToast } from '../ui/toast.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'カレンダーに自動で表示', noindex: true });

type Feed = SelectMypageCalendarFeedData['calendar_feeds'][number];
type Asked = 'renew' | 'revoke';

/** The private calendar address of the family: what it shows, how it is taken, how it is ended. */
export default function CalendarFeed() {
  const query = useAnswer(operation(SelectMypageCalendarFeedDocument, {}));
  return (
    <MypagePage
      title="カレンダーに自動で表示"
      lead="お使いのカレンダーに、ご予約の日時と園が自動で表示されます。変更やキャンセルも、しばらくすると反映されます。"
    >
      <div className="grid max-w-form gap-6">
        <Notice kind="info" title="表示されるのは、日時・園の名前・住所・電話番号だけです">
          お子さまのお名前、健康やアレルギー、園への連絡は含みません。アドレスを知っている人は、ご予約の日時と場所を見られます。ご家族のほかには、お渡しにならないでください。
        </Notice>
        <Loaded query={query}>
          {({ calendar_feeds: [feed] }) => <Address feed={feed} onChanged={() => void query.reload()} />}
        </Loaded>
      </div>
    </MypagePage>
  );
}

function Address({ feed, onChanged }: { feed: Feed | undefined; onChanged: () => void }) {
  // Shown only to the user who pressed, and only while the page is open: we store nothing but its hash.
  const [address, setAddress] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const issuing = useAction('issueCalendarFeed');
  const renewing = useAction('renewCalendarFeed');
  const ending = useAction('revokeCalendarFeed');
  const busy = issuing.busy || renewing.busy || ending.busy;
  const failure = issuing.failure ?? renewing.failure ?? ending.failure;
  async function issue({ send }: typeof issuing | typeof renewing) {
    ending.clear();
    const outcome = await send({});
    setAsked(undefined);
    if (outcome?.kind === 'ok') setAddress(outcome.result.url);
    onChanged();
  }
  async function stop() {
    renewing.clear();
    const outcome = await ending.send({});
    setAsked(undefined);
    if (outcome?.kind !== 'ok') return;
    setAddress(undefined);
    showToast('カレンダーへの表示を止めました');
    onChanged();
  }
  return (
    <section aria-labelledby="feed-address" className="grid gap-4">
      <h2 id="feed-address" className="text-lead">
        カレンダーのアドレス
      </h2>
      {address ? <Issued address={address} /> : <Standing feed={feed} />}
      <ErrorNotice text={failure && failureText(failure)} />
      {feed || address ? (
        <div className="flex flex-wrap gap-2">
          <Button kind="plain" size="small" disabled={busy} onClick={() => setAsked('renew')}>
            新しいアドレスに替える
          </Button>
          <Button kind="quiet" size="small" disabled={busy} onClick={() => setAsked('revoke')}>
            表示を止める
          </Button>
        </div>
      ) : (
        <Button busy={busy} busyLabel="発行しています" onClick={() => void issue(issuing)}>
          <CalendarSync className="size-5" aria-hidden="true" />
          アドレスを発行する
        </Button>
      )}
      <Sure
        asked={asked}
        busy={busy}
        onClose={() => setAsked(undefined)}
        onSure={() => void (asked === 'renew' ? issue(renewing) : stop())}
      />
    </section>
  );
}

function Standing({ feed }: { feed: Feed | undefined }) {
  if (!feed) return <p>アドレスは、まだ発行していません。</p>;
  return (
    <p className="[word-break:auto-phrase]">
      {formatDate(feed.created_at)}に発行しました。
      {feed.last_read_date
        ? `最後にカレンダーが読み込んだ日は、${formatDate(feed.last_read_date)}です。`
        : 'まだカレンダーに読み込まれていません。'}
      <span className="mt-1 block text-note text-ink-soft">
        アドレスは安全のため、発行したときにだけ表示します。分からなくなったときや、ほかの人に知られたときは、新しいアドレスに替えてください。
      </span>
    </p>
  );
}

function Issued({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast('アドレスをコピーしました');
    } catch {
      showFailedToast('コピーできませんでした。アドレスを選んでコピーしてください');
    }
  }
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-white p-4 shadow-raised">
      <p role="status" className="font-bold">
        アドレスを発行しました。いま、カレンダーに登録してください。
      </p>
      <a href={address.replace(/^https?:/, 'webcal:')} className={buttonStyle('primary')}>
        <CalendarSync className="size-5" aria-hidden="true" />
        カレンダーに登録する
      </a>
      <p className="text-note text-ink-soft">
        iPhone・Macは、上のボタンから登録できます。Googleカレンダーは、パソコンで「他のカレンダー」の「URLで追加」に、下のアドレスを貼り付けてください。
      </p>
      <p className="rounded-md bg-cream px-3 py-2 text-note break-all" data-feed-address>
        {address}
      </p>
      <Button kind="plain" size="small" onClick={() => void copy()}>
        <Copy className="size-4.5" aria-hidden="true" />
        アドレスをコピー
      </Button>
      <p className="text-note">このアドレスは、このページを閉じると、もう表示されません。</p>
    </div>
  );
}

type SureProps = { asked: Asked | undefined; busy: boolean; onClose: () => void; onSure: () => void };

function Sure({ asked, busy, onClose, onSure }: SureProps) {
  const renew = asked === 'renew';
  return (
    <QuestionDialog
      kind={renew ? 'primary' : 'danger'}
      title={renew ? '新しいアドレスに替えますか' : '表示を止めますか'}
      isOpen={asked !== undefined}
      onClose={onClose}
      act={renew ? '新しいアドレスに替える' : '表示を止める'}
      busyLabel="お待ちください"
      busy={busy}
      onAct={onSure}
    >
      <p>
        {renew
          ? 'いまのアドレスは使えなくなります。お使いのカレンダーには、新しいアドレスを登録し直してください。'
          : 'アドレスは使えなくなり、お使いのカレンダーのご予約は更新されなくなります。ご予約そのものは変わりません。'}
      </p>
    </QuestionDialog>
  );
}
