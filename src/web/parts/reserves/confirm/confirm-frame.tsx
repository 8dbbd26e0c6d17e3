import { type ReactNode, useEffect, useRef } from 'react';
import type { Alternative } from '../../../../contract/functions/billing/price-lines.ts';
import { minuteOfDayOf, tokyoDateOf } from '../../../../domain/time.ts';
import { ConfirmBar } from '../../../flow/confirm-bar.tsx';
import type { FlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import type { WaitlistChoice } from '../../../layout/waitlist-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { timesOf } from '../reserve-fields.ts';
import type { ReserveValues } from '../reserve-flow.ts';
import type { ConfirmData } from './confirm-data.ts';
import { RefusalNotice } from './refusal-notice.tsx';

type ConfirmFrameProps = {
  steps: readonly string[];
  current: number;
  title: string;
  lead: string;
  /** What is reserved, like a receipt. */
  receipt: ReactNode;
  /** What it costs, and the button. */
  children: ReactNode;
};

/** The last look at a reserve, new or changed: the receipt, and beside it (below it on a phone) price and button. */
export function ConfirmFrame({ steps, current, title, lead, receipt, children }: ConfirmFrameProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 lg:px-6 lg:py-12">
      <Steps steps={steps} current={current} />
      <div className="mt-3 mb-3 lg:mt-6 lg:mb-8">
        <h1 className="text-h2 lg:text-h1">{title}</h1>
        <p className="text-note text-ink-soft [word-break:auto-phrase] lg:mt-3 lg:text-body">{lead}</p>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,35rem)_minmax(18rem,24rem)] lg:items-start lg:justify-between lg:gap-12">
        <div>{receipt}</div>
        <div className="mt-3 lg:mt-0">{children}</div>
      </div>
    </div>
  );
}

type ConfirmSendProps = {
  confirm: Pick<FlowConfirm<ReserveValues>, 'busy' | 'message' | 'refusal' | 'submit'>;
  /** Set when no price can be given, so nothing can be sent. */
  failure: ConfirmData['failure'] | undefined;
  label: string;
  busyLabel: string;
  dateTo: string;
  branch_id: number;
  /** What to wait for, should it be full. */
  waitlistChoice?: WaitlistChoice;
  onAlternative: (alternative: Alternative) => void;
  disabled: boolean;
  /** Directly above the button. */
  note?: ReactNode;
};

/** What prevents sending, if anything, and the button. */
export function ConfirmSend(props: ConfirmSendProps) {
  const { confirm, failure, label, busyLabel, dateTo, branch_id, waitlistChoice, onAlternative, disabled, note } =
    props;
  const { busy, message, refusal, submit } = confirm;
  const notice = useRef<HTMLDivElement>(null);
  // The notice may be below the first screen.
  const hasMessage = failure !== undefined || refusal !== undefined || message !== undefined;
  useEffect(() => {
    if (hasMessage && !busy) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [hasMessage, busy]);
  return (
    <>
      <div ref={notice} className="mt-3 grid gap-4 empty:hidden lg:mt-5">
        {failure && <FailureNotice failure={failure} />}
        {refusal ? (
          <RefusalNotice
            refusal={refusal}
            onAlternative={onAlternative}
            dateTo={dateTo}
            branch_id={branch_id}
            waitlistChoice={waitlistChoice}
          />
        ) : (
          message && (
            <Notice kind={message.kind} live>
              {message.text}
            </Notice>
          )
        )}
      </div>
      <div className="h-3 lg:h-5" />
      <ConfirmBar>
        {note}
        <Button size="large" busy={busy} busyLabel={busyLabel} disabled={disabled} onClick={submit} className="w-full">
          {label}
        </Button>
      </ConfirmBar>
    </>
  );
}

/** The day and time of an alternative, as the draft holds them. */
export function valuesOfAlternative({ start_datetime, end_datetime }: Alternative) {
  const start = minuteOfDayOf(start_datetime);
  const length = (Date.parse(end_datetime) - Date.parse(start_datetime)) / 60_000;
  return { reserve_date: tokyoDateOf(start_datetime), ...timesOf({ start, end: start + length }) };
}
