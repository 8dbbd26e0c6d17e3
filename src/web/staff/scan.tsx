import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { ScannedPass } from '../../contract/functions/family/pickup-pass.ts';
import { useLiveState, useStaff } from '../console/staff-context.tsx';
import { StaffPage } from '../console/staff-page.tsx';
import { useAction } from '../data/use-action.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { CameraView } from '../parts/attendance/staff/door/camera-view.tsx';
import { DigitsPad } from '../parts/attendance/staff/door/digits-pad.tsx';
import { PassResult, type ShownCode } from '../parts/attendance/staff/door/pass-result.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お迎えパス', noindex: true });

/** The door: one pass at a time, by camera or by its digits. Shows no list, however many children are here. */
export default function Scan() {
  const { branch } = useStaff();
  const live = useLiveState();
  const { read, found, done, ask, again } = useReading(branch.id);
  return (
    <StaffPage
      title="お迎えパスを読み取る"
      aside={
        <LinkButton to="/staff/scan/door" kind="plain" size="small">
          <Printer className="size-4.5" aria-hidden="true" />
          玄関のQRコード
        </LinkButton>
      }
    >
      <div className="mb-4 grid gap-3 empty:hidden">
        {live === 'lost' && (
          <Notice kind="error" live title="サーバーにつながっていません" action={<TodayLink />}>
            お迎えパスの確認には、接続が必要です。お急ぎのときは、保護者に電話で確かめ、今日の一覧から降園にしてください。
          </Notice>
        )}
        {done && (
          <Notice kind="done" live title={done} action={<TodayLink />}>
            保護者の方にお知らせします。
          </Notice>
        )}
        {read.text && !found && (
          <Notice
            kind="error"
            live
            action={
              <div className="flex flex-wrap gap-2">
                <Button kind="plain" size="small" onClick={() => again()}>
                  もう一度読み取る
                </Button>
                <TodayLink />
              </div>
            }
          >
            {read.text}
          </Notice>
        )}
      </div>
      {found ? (
        <PassResult pass={found.pass} shown={found.shown} onDone={again} onAgain={() => again()} />
      ) : (
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
          <CameraView paused={read.busy} onCode={(text) => void ask({ token: text.slice(0, 60) }, text)} />
          <DigitsPad busy={read.busy} onFull={(digits) => void ask({ digits }, `digits ${digits}`)} />
        </div>
      )}
    </StaffPage>
  );
}

function TodayLink() {
  return (
    <LinkButton to="/staff/today" kind="plain" size="small">
      今日の一覧へ
    </LinkButton>
  );
}

/** One pass at a time: what was read, and what was done with it. */
function useReading(branch_id: number) {
  const read = useAction('staffReadPass');
  const [found, setFound] = useState<{ pass: ScannedPass; shown: ShownCode }>();
  const [done, setDone] = useState<string>();
  /** The pass is still in front of the camera after it was read: asked about only once, so that the outcome stays visible. */
  const lastRead = useRef('');
  async function ask(shown: ShownCode, text: string) {
    if (read.busy || lastRead.current === text) return;
    lastRead.current = text;
    setDone(undefined);
    const answer = await read.send({ branch_id, shown });
    if (answer?.kind === 'ok') setFound({ pass: answer.result.pass, shown });
    // Without an answer the same code is worth another look.
    if (answer?.kind === 'fault') lastRead.current = '';
  }
  function again(words?: string) {
    if (words === undefined) lastRead.current = '';
    read.clear();
    setFound(undefined);
    setDone(words);
  }
  return { read, found, done, ask, again };
}
