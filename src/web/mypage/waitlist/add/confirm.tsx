import { type MetaFunction, redirect, useLoaderData, useRevalidator } from 'react-router';
import { SelectMypageWaitlistAddDocument } from '../../../../contract/operations/generated.ts';
import { childrenMealsText, noMeals } from '../../../../domain/calendar/meals.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { formatDuration, formatMonthDay } from '../../../../domain/time-format.ts';
import { callFunction, dataClient } from '../../../data/browser-data.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { SummaryCard } from '../../../flow/summary-card.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { CardOnFile } from '../../../parts/billing/card/card-on-file.tsx';
import { DueConsents } from '../../../parts/membership/due-consents.tsx';
import {
  waitlistEntrySent,
  waitlistFlow,
  waitlistInput,
  waitlistSchema,
  waitlistSteps,
} from '../../../parts/waitlist/waitlist-flow.ts';
import { WaitlistPrice, WaitlistTerms } from '../../../parts/waitlist/waitlist-terms.tsx';
import { noticeText, windowText } from '../../../parts/waitlist/waitlist-text.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '空き待ちの確認', noindex: true });

export async function clientLoader() {
  const draft = requireDraft(waitlistFlow, waitlistSchema);
  const { values } = draft;
  const [data, quoted] = await Promise.all([
    dataClient().query(SelectMypageWaitlistAddDocument, {}),
    callFunction('quoteWaitlistEntry', waitlistInput(values)),
  ]);
  const children = data.children.filter(({ id }) => values.child_ids.includes(id));
  const branches = values.branch_ids.flatMap((id) => data.branches.filter((branch) => branch.id === id));
  // A child or a branch that is gone since: chosen again.
  if (children.length === 0 || branches.length === 0) throw redirect(waitlistFlow.form);
  return { draft, children, branches, quoted };
}

/** The law's last look at what will be reserved without another press: whom, where, at most how much, and the way out. */
export default function WaitlistConfirm() {
  const { draft, children, branches, quoted } = useLoaderData<typeof clientLoader>();
  if (quoted.kind !== 'ok') {
    return (
      <FlowPage steps={waitlistSteps} step={1} title="空き待ちの確認">
        <div className="grid gap-4">
          <FailureNotice failure={quoted} />
          <LinkButton to={waitlistFlow.form} kind="plain">
            入力に戻る
          </LinkButton>
        </div>
      </FlowPage>
    );
  }
  return (
    <Agreement key={draft.idempotency_key} draft={draft} family={children} branches={branches} quoted={quoted.result} />
  );
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;
type AgreementProps = {
  draft: Loaded['draft'];
  family: Loaded['children'];
  branches: Loaded['branches'];
  quoted: Extract<Loaded['quoted'], { kind: 'ok' }>['result'];
};

function Agreement({ draft, family, branches, quoted }: AgreementProps) {
  const { revalidate } = useRevalidator();
  const { values } = draft;
  const confirm = useFlowConfirm(waitlistFlow, {
    draft,
    doneAt: ({ waitlist_entry_id }) => `${waitlistFlow.done}?waitlist_entry_id=${waitlist_entry_id}`,
    async send(sent, idempotency_key) {
      const answer = await callFunction(
        'createWaitlistEntry',
        waitlistEntrySent(sent, quoted.price_ceiling, idempotency_key),
      );
      if (answer.kind === 'refused' && answer.type === 'quote_changed') void revalidate();
      return answer;
    },
  });
  const names = family.map(({ name }) => name);
  const meals = childrenMealsText(
    family.map(({ id, name }) => ({ ...noMeals, ...values.meals[id], called: calledName(name) })),
  );
  const edit = { to: waitlistFlow.form, what: '空き待ちの内容' };
  return (
    <FlowPage
      steps={waitlistSteps}
      step={1}
      title="空き待ちの確認"
      lead="空きが出た時点で予約が確定し、LINEとメールでお知らせします。"
    >
      <div className="grid gap-4">
        <SummaryCard
          label="空き待ちの内容"
          rows={[
            { label: 'お子さま', value: names.join('、'), edit },
            { label: '園', value: branches.map(({ name }) => name).join('\n') },
            { label: '日にち', value: formatMonthDay(values.date) },
            { label: '時間', value: windowText(values) },
            { label: '食事', value: meals || 'なし' },
            {
              label: '予約する期限',
              value: `${noticeText(values.notice_minutes)}(それより遅く空いた席は予約しません)`,
            },
          ]}
        />
        <WaitlistPrice quoted={quoted} names={names} />
        <WaitlistTerms quoted={quoted} card={<CardOnFile short />} />
        <DueConsents />
      </div>
      <ConfirmAction
        confirm={confirm}
        label="この内容で空き待ちを申し込む"
        busyLabel="申し込んでいます"
        note={
          <>
            空きが出た時点で予約が確定し、キャンセルには上の料金がかかります。確定のお知らせから
            {formatDuration(quoted.automatic_cancel_minutes)}以内のキャンセルは、いつでも無料です。
          </>
        }
        backTo={waitlistFlow.form}
      />
    </FlowPage>
  );
}
