import type { ReactNode } from 'react';
import type { Alternative } from '../../../contract/price-lines.ts';
import { minuteOfDayOf, tokyoDateOf } from '../../../domain/time.ts';
import type { FlowConfirm } from '../../flow/use-flow-confirm.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { timesOf } from '../reserve-fields.ts';
import type { ReserveValues } from '../reserve-flow.ts';
import type { ConfirmData } from './confirm-data.ts';
import { FailureNotice } from './failure-notice.tsx';
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
    <PageColumn width="page">
      <Steps steps={steps} current={current} />
      <div className="h-6" />
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="lg:grid lg:grid-cols-[minmax(0,35rem)_minmax(18rem,24rem)] lg:items-start lg:justify-between lg:gap-12">
        <div>{receipt}</div>
        <div className="mt-2 lg:mt-0">{children}</div>
      </div>
    </PageColumn>
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
  onAlternative: (alternative: Alternative) => void;
  disabled: boolean;
};

/** What stands in the way, if anything does, and the button. */
export function ConfirmSend(props: ConfirmSendProps) {
  const { confirm, failure, label, busyLabel, dateTo, branch_id, onAlternative, disabled } = props;
  const { busy, message, refusal, submit } = confirm;
  return (
    <div className="mt-5 grid gap-4">
      {failure && <FailureNotice failure={failure} />}
      {refusal ? (
        <RefusalNotice refusal={refusal} onAlternative={onAlternative} dateTo={dateTo} branch_id={branch_id} />
      ) : (
        message && (
          <Notice kind={message.kind} live>
            {message.text}
          </Notice>
        )
      )}
      <Button size="large" busy={busy} busyLabel={busyLabel} disabled={disabled} onClick={submit} className="w-full">
        {label}
      </Button>
    </div>
  );
}

/** The day and time of an alternative, as the draft holds them. */
export function valuesOfAlternative({ start_datetime, end_datetime }: Alternative) {
  const start = minuteOfDayOf(start_datetime);
  const length = (Date.parse(end_datetime) - Date.parse(start_datetime)) / 60_000;
  return { reserve_date: tokyoDateOf(start_datetime), ...timesOf({ start, end: start + length }) };
}
