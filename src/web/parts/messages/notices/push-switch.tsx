import { useEffect, useState } from 'react';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { NoticeSwitch } from './notice-switch.tsx';
import { pushEndpointHere, pushSupport, switchPushOff, switchPushOn } from './push-device.ts';

type PushSwitchProps = {
  publicKey: string;
  /** Addresses of the browsers this person has switched on. */
  endpoints: readonly string[];
  changed: (endpoints: readonly string[]) => void;
};

export const pushProblems = {
  denied:
    'このブラウザで、いまほいくの通知が許可されていません。ブラウザまたは端末の設定で通知を許可してから、もう一度お試しください。',
  failed: '設定を変えられませんでした。電波を確認して、もう一度お試しください。LINEとメールには影響ありません。',
} as const;

/** This browser's address, null where it has none; undefined until it is known. */
function useEndpointHere() {
  const [here, setHere] = useState<string | null>();
  useEffect(() => {
    let gone = false;
    pushEndpointHere()
      .catch(() => null)
      .then((endpoint) => gone || setHere(endpoint))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return [here, setHere] as const;
}

/** Whether this browser shows messages too. Nothing where it cannot; drawn at its full height from the first moment. */
export function PushSwitch({ publicKey, endpoints, changed }: PushSwitchProps) {
  const support = pushSupport();
  const [here, setHere] = useEndpointHere();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<keyof typeof pushProblems>();
  if (publicKey === '' || support === 'no') return null;
  const on = typeof here === 'string' && endpoints.includes(here);

  async function press() {
    setBusy(true);
    setProblem(undefined);
    if (on) {
      if (await switchPushOff()) {
        setHere(null);
        changed(endpoints.filter((endpoint) => endpoint !== here));
      } else setProblem('failed');
    } else {
      const outcome = await switchPushOn(publicKey);
      if (typeof outcome === 'string') setProblem(outcome);
      else {
        setHere(outcome.endpoint);
        changed([...endpoints, outcome.endpoint]);
      }
    }
    setBusy(false);
  }

  return (
    <li className="grid gap-3 rounded-lg border border-line bg-white p-4">
      <p className="font-bold">端末の通知</p>
      {support === 'home_screen' ? (
        <p className="text-note">
          iPhone・iPadでは、Safariの共有ボタンから「ホーム画面に追加」を選び、ホーム画面のいまほいくから開くと、ここで通知を選べます。
        </p>
      ) : (
        <>
          <p className="text-note">
            LINEやメールに加えて、お知らせの題名をこの端末にも表示します。題名のほかの内容は表示しません。
          </p>
          <NoticeSwitch
            label="この端末でも受け取る"
            on={on}
            fixed={here === undefined || busy}
            press={() => void press()}
          />
          <ErrorNotice text={problem && pushProblems[problem]} />
        </>
      )}
    </li>
  );
}
