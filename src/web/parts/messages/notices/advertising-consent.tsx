import { useRef, useState } from 'react';
import { advertisingWords } from '../../../../domain/messages/announcement-codes.ts';
import { callFunction } from '../../../data/browser-data.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { NoticeSwitch } from './notice-switch.tsx';

/** Yes or no to advertising, saved at once: off until somebody says yes, and as easily off again. */
export function AdvertisingConsent({ agreed }: { agreed: boolean }) {
  const [on, setOn] = useState(agreed);
  const [state, setState] = useState<'saved' | 'failed'>();
  // One after the other: a later press never arrives before an earlier one.
  const line = useRef(Promise.resolve());
  function press() {
    const next = !on;
    setOn(next);
    setState(undefined);
    line.current = line.current.then(async () => {
      const outcome = await callFunction('saveAdvertisingConsent', { agreed_flag: next });
      if (outcome.kind !== 'ok') setOn(!next);
      setState(outcome.kind === 'ok' ? 'saved' : 'failed');
    });
  }
  return (
    <section aria-labelledby="advertising" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="advertising" className="text-lead">
          ご案内(広告)
        </h2>
        <p role="status" className="text-note text-trust">
          {state === 'saved' && '保存しました'}
        </p>
      </div>
      <p className="text-note">{advertisingWords}いつでもここで、またはお届けしたご案内のリンクから、やめられます。</p>
      <ErrorNotice text={state === 'failed' && '保存できませんでした。電波を確認して、もう一度お試しください。'} />
      <NoticeSwitch label="ご案内を受け取る" on={on} fixed={false} press={press} />
    </section>
  );
}
