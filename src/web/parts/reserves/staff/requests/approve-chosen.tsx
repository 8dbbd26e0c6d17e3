import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import type { Several } from './use-approve-several.ts';

/** What is done with the chosen requests, under the thumb as long as any is chosen. */
export function ApproveChosen({ several, all }: { several: Several; all: readonly number[] }) {
  const { chosen, choose, approve, busy, text, said } = several;
  return (
    <>
      <p role="status" className={said === '' ? 'sr-only' : 'mb-3 font-bold'}>
        {said}
      </p>
      <ErrorNotice text={text} className="mb-3" />
      {chosen.length > 0 && (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 max-md:bottom-16">
          <span className="figures font-bold">{chosen.length}件を選んでいます</span>
          <Button kind="quiet" size="small" onClick={() => choose(all, false)}>
            選択をやめる
          </Button>
          <Button className="ml-auto" busy={busy} busyLabel="送信中" onClick={() => void approve()}>
            {chosen.length}件を承認する
          </Button>
        </div>
      )}
    </>
  );
}
