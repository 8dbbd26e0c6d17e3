import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showFailedToast, showToast } from '../../../ui/toast.tsx';

/** The link for those who shall read the article before everybody. It works without signing in, until it is ended. */
export function DraftLink({ magazine_item_id, token }: { magazine_item_id: number; token: string | null }) {
  const { send, busy, text } = useAction('headquartersSetDraftLink');
  const [current, setCurrent] = useState(token);
  const address = current === null ? '' : new URL(`/magazine/draft/${current}`, window.location.origin).href;
  async function set(open_flag: boolean) {
    const outcome = await send({ magazine_item_id, open_flag });
    if (outcome?.kind !== 'ok') return;
    setCurrent(outcome.result.draft_token);
    showToast(open_flag ? 'リンクを作りました' : 'リンクを終了しました');
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast('リンクをコピーしました');
    } catch {
      showFailedToast('コピーできませんでした。アドレスを選んでコピーしてください');
    }
  }
  return (
    <section className="mt-8 max-w-3xl rounded-lg border border-line bg-white p-4">
      <h2 className="text-lead">公開前のリンク</h2>
      <p className="mt-1 text-note text-ink-soft">
        保存した内容を、公開する前に読んでもらえます。ログインはいりません。アドレスを知っている人だけが読め、検索には出ません。
      </p>
      {current === null ? (
        <Button
          kind="plain"
          size="small"
          className="mt-3"
          busy={busy}
          busyLabel="作っています"
          onClick={() => void set(true)}
        >
          リンクを作る
        </Button>
      ) : (
        <>
          <p className="mt-3 text-note break-all">
            <a href={address} target="_blank" rel="noreferrer" className="text-link">
              {address}
            </a>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button kind="plain" size="small" onClick={() => void copy()}>
              リンクをコピー
            </Button>
            <Button kind="danger" size="small" busy={busy} busyLabel="終了しています" onClick={() => void set(false)}>
              リンクを終了する
            </Button>
          </div>
        </>
      )}
      <ErrorNotice text={text} className="mt-3" />
    </section>
  );
}
