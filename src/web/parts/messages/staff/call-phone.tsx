import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { readStored, storeHere } from '../../../console/tablet/tablet-choice.ts';
import { callFunction } from '../../../data/browser-data.ts';
import type { PublicSettings } from '../../../data/load-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { type PushList, pushSupport, switchPushOff, switchPushOn } from '../notices/push-device.ts';
import { pushProblems } from '../notices/push-switch.tsx';

const calls: PushList = {
  save: (device) => callFunction('staffSavePhone', device),
  remove: (endpoint) => callFunction('staffRemovePhone', { endpoint }),
};
const storedKey = 'imahoiku.staff.call_phone';

/** The phone a manager, or headquarters, is called on when a look at a sleeping child is overdue. */
export function CallPhone() {
  const publicKey = useRouteLoaderData<PublicSettings>('root')?.vapidPublicKey ?? '';
  const [on, setOn] = useState(readStored(storedKey) === 'on');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<keyof typeof pushProblems>();
  if (publicKey === '' || pushSupport() === 'no') return null;
  async function press() {
    setBusy(true);
    setProblem(undefined);
    const done = on ? await switchPushOff(calls) : await switchPushOn(publicKey, calls);
    if (done === false || typeof done === 'string') setProblem(done === 'denied' ? 'denied' : 'failed');
    else {
      setOn(!on);
      storeHere(storedKey, on ? 'off' : 'on');
    }
    setBusy(false);
  }
  return (
    <section aria-labelledby="call-phone">
      <h2 id="call-phone" className="mb-1 text-lead">
        午睡の知らせをこの電話に
      </h2>
      <p className="mb-3">
        園で午睡の確認が過ぎたとき、すぐにこの電話へ知らせます。園と部屋の名前だけを表示し、お子さまの名前は出しません。
      </p>
      <Button kind="plain" aria-pressed={on} busy={busy} busyLabel="設定しています" onClick={() => void press()}>
        {on ? 'この電話への知らせを止める' : 'この電話に知らせる'}
      </Button>
      <ErrorNotice text={problem && pushProblems[problem]} className="mt-3" />
    </section>
  );
}
