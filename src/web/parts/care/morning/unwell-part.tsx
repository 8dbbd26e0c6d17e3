import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { quarterText } from '../../../../domain/billing/cancelling/fair-cancellation.ts';
import { sickLeaveLabel } from '../../../../domain/billing/cancelling/fair-text.ts';
import { attentionReason, morningAnswer } from '../../../../domain/care/morning/morning-codes.ts';
import { codesIn } from '../../../../domain/care/morning/morning-form.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { ReturnNotice } from './infection-fields.tsx';
import type { MorningPageData, MorningReserve, MorningRow } from './morning-values.ts';

type UnwellPartProps = {
  data: MorningPageData;
  reserve: MorningReserve;
  rows: readonly MorningRow[];
  reload: () => Promise<void>;
};

const nameIn = (reserve: MorningReserve, child_id: number): string =>
  reserve.reserve_details.find((detail) => detail.child_id === child_id)?.child?.name ?? 'お子さま';

/** A child is unwell: what was said, what the branch answered, and three ways on. Nothing happens by itself. */
export function UnwellPart({ data, reserve, rows, reload }: UnwellPartProps) {
  return (
    <div className="grid gap-6">
      {rows.map((row) => {
        const infection = data.infections.find(({ id }) => id === row.infection_id);
        return (
          <section key={row.id} aria-label={nameIn(reserve, row.child_id)} className="grid gap-3">
            <Answered reserve={reserve} row={row} />
            {infection && <ReturnNotice infection={infection} onset={row.onset_date} eased={row.eased_date} />}
          </section>
        );
      })}
      <Ways reserve={reserve} rows={rows} reload={reload} />
    </div>
  );
}

/** What the branch said, or that it looks at it. */
function Answered({ reserve, row }: { reserve: MorningReserve; row: MorningRow }) {
  const name = nameIn(reserve, row.child_id);
  const reasons = codesIn(row.reasons)
    .map((reason) => attentionReason.label(reason))
    .join('、');
  const words = row.staff_words && <p className="mt-1 whitespace-pre-line">園から: {row.staff_words}</p>;
  const { come, call } = morningAnswer.code;
  if (row.staff_answer === come) {
    return (
      <Notice kind="done" live title={`${withSan(name)}を、お預かりします`}>
        園が様子を確認しました。どうぞお気をつけてお越しください。
        {words}
      </Notice>
    );
  }
  if (row.staff_answer === call) {
    return (
      <Notice kind="warning" live title="園からお電話でご相談します">
        {withSan(name)}のことで、お電話を差し上げます。
        {words}
      </Notice>
    );
  }
  if (row.staff_answer !== null) {
    return (
      <Notice kind="warning" live title={`${withSan(name)}のお預かりは、今日はお休みをお願いします`}>
        どうぞお大事になさってください。ご予約はまだそのままです。下からお手続きください。
        {words}
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      live
      title={row.asked_at ? '園がお返事を準備しています' : `${withSan(name)}、今日はゆっくりお休みできそうですか`}
    >
      お知らせいただいた様子: {reasons}
      {row.asked_at && (
        <p className="mt-1">
          {formatTime(row.asked_at)}にご相談をお送りしました。お返事は、このページとお知らせに届きます。
        </p>
      )}
    </Notice>
  );
}

function Ways({ reserve, rows, reload }: Omit<UnwellPartProps, 'data'>) {
  const { send: ask, busy: asking, text } = useAction('askAboutMorning');
  const open = rows.filter(({ staff_answer }) => staff_answer === null);
  async function askNow() {
    const done = await ask({ reserve_id: reserve.id });
    if (done?.kind === 'ok') await reload();
  }
  const asked = open.length > 0 && open.every(({ asked_at }) => asked_at !== null);
  const decided = rows.every(({ staff_answer }) => staff_answer === morningAnswer.code.come);
  const tel = reserve.branch?.tel;
  return (
    <section aria-labelledby="morning-ways" className="grid gap-3">
      <h2 id="morning-ways" className="text-lead">
        {decided ? 'ご予定が変わったとき' : 'どうされますか'}
      </h2>
      {reserve.cancellable_flag && !decided && <CancelWay reserve={reserve} reload={reload} />}
      {open.length > 0 && !asked && (
        <Way title="園に相談する" note="職員が様子を確認し、お預かりできるかをお返事します。ご予約はそのままです。">
          <Button kind="plain" busy={asking} busyLabel="送っています" onClick={() => void askNow()}>
            園に相談する
          </Button>
          <ErrorNotice text={text} />
        </Way>
      )}
      {reserve.cancellable_flag && decided && <CancelWay reserve={reserve} reload={reload} />}
      {reserve.editable_flag && (
        <Way title="別の日にする" note="空いている日時に、ご予約を移せます。">
          <LinkButton to={`/mypage/reserves/edit/${reserve.id}`} kind="plain">
            日時を変更する
          </LinkButton>
        </Way>
      )}
      {tel && (
        <p className="text-note">
          <a href={`tel:${tel}`} className="text-link inline-flex min-h-11 items-center gap-1.5">
            <Phone className="size-4.5" aria-hidden="true" />
            園に電話する({formatTel(tel)})
          </a>
        </p>
      )}
    </section>
  );
}

function Way({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2.5 rounded-lg border border-line bg-white p-4">
      <div>
        <h3 className="text-body font-bold">{title}</h3>
        <p className="text-note text-ink-soft">{note}</p>
      </div>
      {children}
    </div>
  );
}

const feeChangedText = '時間がたち、キャンセル料が変わりました。新しい金額をご確認のうえ、もう一度押してください。';

/** The fee of illness, shown before and charged as shown. */
function CancelWay({ reserve, reload }: { reserve: MorningReserve; reload: () => Promise<void> }) {
  const { send, busy, text, failure, clear } = useAction('cancelForIllness');
  const [sure, setSure] = useState(false);
  const changed = failure?.kind === 'refused' && failure.type === 'fee_changed' ? failure.details : undefined;
  const fee =
    (changed as { cancel_amount?: number } | undefined)?.cancel_amount ?? reserve.cancellation_fee?.illness_amount ?? 0;
  const usual = reserve.cancellation_fee?.cancel_amount ?? 0;
  const together = reserve.reserve_details.length > 1;
  const problem = text && changed ? feeChangedText : text;
  function ask() {
    clear();
    setSure(true);
  }
  async function cancel() {
    const done = await send({ reserve_id: reserve.id, quoted_fee: fee, illness: null });
    if (done?.kind !== 'ok') return;
    setSure(false);
    await reload();
  }
  return (
    <Way
      title="お休みする"
      note={
        <>
          キャンセル料 <YenAmount amount={fee} className="font-bold text-ink" />
          {usual > fee && <>(通常は{formatYen(usual)})</>}
          {(reserve.cancellation_fee?.illness_left ?? 0) > 0
            ? `(${quarterText(reserve.reserve_date)}は、あと${reserve.cancellation_fee?.illness_left ?? 0}回)`
            : `体調不良の料金は、${quarterText(reserve.reserve_date)}にお使いいただける回数に達しているため、通常の料金です。`}
          {together && 'ご兄弟のうちお一人だけお休みのときは、園にご相談ください。'}
        </>
      }
    >
      <Button busy={busy} busyLabel="送っています" onClick={() => (fee > 0 ? ask() : void cancel())}>
        {sickLeaveLabel(fee)}
      </Button>
      {!sure && <ErrorNotice text={problem} />}
      <QuestionDialog
        kind="primary"
        title="このご予約をキャンセルしますか"
        isOpen={sure}
        onClose={() => setSure(false)}
        act="キャンセルする"
        busyLabel="キャンセルしています"
        busy={busy}
        onAct={() => void cancel()}
        problem={problem}
      >
        <p>
          キャンセル料は <YenAmount amount={fee} className="font-bold" /> です。ご登録のカードへ請求します。
        </p>
      </QuestionDialog>
    </Way>
  );
}
