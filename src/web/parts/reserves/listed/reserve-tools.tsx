import { CalendarPlus, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { ListedReserve } from '../start/again.ts';

type Kind = 'plain' | 'quiet';

/** A real file behind a short-lived signed address, so that every calendar takes it. */
export function CalendarFileButton({ reserve_id, kind = 'plain' }: { reserve_id: number; kind?: Kind }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  async function download() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await callFunction('reserveCalendarFile', { reserve_id });
    setBusy(false);
    if (outcome.kind === 'ok') window.location.assign(outcome.result.path);
    else setFailure(outcome);
  }
  return (
    <>
      <Button kind={kind} size="small" busy={busy} busyLabel="用意しています" onClick={() => void download()}>
        <CalendarPlus className="size-4.5" aria-hidden="true" />
        カレンダーに追加
      </Button>
      {failure && (
        <p role="alert" className="w-full text-note text-wrong">
          {failureText(failure)}
        </p>
      )}
    </>
  );
}

type BranchLinkProps = {
  reserve: {
    readonly branch_name: string;
    readonly branch: Pick<NonNullable<ListedReserve['branch']>, 'tel' | 'google_map_shared_link'> | null;
  };
  kind?: Kind;
};

/** Where it is. */
function MapLink({ reserve, kind = 'plain' }: BranchLinkProps) {
  const href = reserve.branch?.google_map_shared_link;
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonStyle(kind, 'small')}>
      <MapPin className="size-4.5" aria-hidden="true" />
      地図
      <span className="sr-only">({reserve.branch_name}、新しいタブで開きます)</span>
    </a>
  );
}

/** Whom to call. */
function PhoneLink({ reserve, kind = 'plain' }: BranchLinkProps) {
  if (!reserve.branch) return null;
  return (
    <a href={`tel:${reserve.branch.tel}`} className={buttonStyle(kind, 'small')}>
      <Phone className="size-4.5" aria-hidden="true" />
      電話
      <span className="sr-only">({reserve.branch_name})</span>
    </a>
  );
}

export function BranchLinks(props: BranchLinkProps) {
  return (
    <>
      <MapLink {...props} />
      <PhoneLink {...props} />
    </>
  );
}
