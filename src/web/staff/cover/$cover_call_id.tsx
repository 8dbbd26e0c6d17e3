import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { AskedAction } from '../../console/edit/asked-action.tsx';
import { FactList } from '../../console/fact-list.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { TelLink } from '../../console/tel-link.tsx';
import { reading } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { whenText } from '../../parts/cover/staff/cover-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '応援のお願い', noindex: true });

type Call = FunctionOk<'staffReadCoverCall'>;

const own = <LinkButton to="/staff/own_shifts">自分のシフトを見る</LinkButton>;

/** Where the message's link leads: opening it answers nothing. */
export default function CoverCallPage() {
  const { cover_call_id = '' } = useParams();
  const id = /^\d{1,9}$/.test(cover_call_id) ? Number(cover_call_id) : 1;
  const query = useAnswer(reading('staffReadCoverCall', { cover_call_id: id }));
  const over = query.failure?.kind === 'refused';
  return (
    <StaffPage title="応援のお願い">
      {over ? (
        <EmptyState title="この応援のお願いは終わりました" action={own}>
          お返事は必要ありません。ありがとうございました。
        </EmptyState>
      ) : (
        <LiveLoaded query={query} steady>
          {(call) => <CallPart id={id} call={call} onChanged={() => void query.reload()} />}
        </LiveLoaded>
      )}
    </StaffPage>
  );
}

type CallPartProps = { id: number; call: Call; onChanged: () => void };

function CallPart({ id, call, onChanged }: CallPartProps) {
  const { branch_name, branch_address, branch_tel, date, hours, pay_note } = call;
  return (
    <div className="grid max-w-form gap-6">
      <FactList
        facts={[
          [
            '日時',
            <strong key="when" className="figures text-lead">
              {whenText(date, hours)}
            </strong>,
          ],
          ...(hours.breaks.length > 0
            ? [
                [
                  '休憩',
                  hours.breaks.map(({ start_time, end_time }) => `${start_time}〜${end_time}`).join('、'),
                ] as const,
              ]
            : []),
          ['園', `${branch_name}\n${branch_address}`],
          ['電話', <TelLink key="tel" tel={branch_tel} name={branch_name} />],
          ...(pay_note ? [['手当など', pay_note] as const] : []),
        ]}
      />
      {call.state === 'asked' && <AnswerPart id={id} call={call} onChanged={onChanged} />}
      {call.state === 'held' && (
        <Notice kind="done" title="引き受けました">
          園長が確認すると、シフトに入ります。決まったらお知らせします。
        </Notice>
      )}
      {call.state === 'settled' && (
        <Notice kind="done" title="シフトに入りました">
          {call.elsewhere
            ? '勤務の30分前から30分後まで、この園の画面を見られます。ありがとうございます。'
            : 'ありがとうございます。'}
        </Notice>
      )}
      {call.state === 'taken' && (
        <Notice title="ほかの方が引き受けました">お返事は必要ありません。ありがとうございました。</Notice>
      )}
      {(call.state === 'held' || call.state === 'settled') && <LeavePart id={id} onChanged={onChanged} />}
    </div>
  );
}

function AnswerPart({ id, call, onChanged }: CallPartProps) {
  const [declined, setDeclined] = useState(false);
  const yes = useAction('staffAnswerCover');
  const no = useAction('staffAnswerCover');
  async function answer(way: typeof yes, yes_flag: 0 | 1) {
    const outcome = await way.send({ cover_call_id: id, yes_flag });
    if (outcome?.kind === 'ok' && yes_flag === 0) setDeclined(true);
    else if (outcome?.kind === 'ok') {
      showToast('お返事をお預かりしました');
      onChanged();
    }
  }
  if (declined) {
    return (
      <Notice title="お返事をありがとうございました" action={own}>
        お断りしたことは、記録に残りません。
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <ErrorNotice text={yes.text ?? no.text} />
      <Button busy={yes.busy} busyLabel="送信しています" onClick={() => void answer(yes, 1)}>
        入れます
      </Button>
      <Button kind="plain" busy={no.busy} busyLabel="送信しています" onClick={() => void answer(no, 0)}>
        今回は入れません
      </Button>
      <p className="text-note text-ink-soft">
        {call.agreement_needed && '「入れます」のあと、園長が確認してシフトが決まります。'}
        お返事がなくても、お断りでも、記録には残りません。
      </p>
    </div>
  );
}

function LeavePart({ id, onChanged }: Pick<CallPartProps, 'id' | 'onChanged'>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        来られなくなった
      </Button>
      {asking && (
        <AskedAction
          name="staffLeaveCover"
          input={{ cover_call_id: id }}
          title="来られないことを知らせますか"
          yes="園長に知らせる"
          busyLabel="知らせています"
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        >
          シフトから外れ、園長にすぐ知らせます。理由は聞きません。
        </AskedAction>
      )}
    </>
  );
}
