import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { familyFunctions } from '../../../../../contract/functions/membership/families.ts';
import type { MergePreview } from '../../../../../contract/functions/membership/family-merge.ts';
import { formatTel } from '../../../../../domain/text/contact-format.ts';
import { formatDate, formatDateWeekday, formatTimeRange } from '../../../../../domain/time-format.ts';
import { reasonHint } from '../../../../console/edit/reason-hint.ts';
import { FactList } from '../../../../console/fact-list.tsx';
import { PageSection } from '../../../../console/page-section.tsx';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { blockerText } from './merge-text.ts';

type MergePreviewPartProps = { preview: MergePreview; accept: string; joined: readonly number[]; onReload: () => void };

/** Everything that would move, and what stays, before it is done. */
export function MergePreviewPart({ preview, accept, joined, onReload }: MergePreviewPartProps) {
  const { from, into, blockers } = preview;
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-2">
        <Side side={from} title="終わるアカウント" />
        <Side side={into} title="残るアカウント" />
      </div>
      {blockers.length > 0 && (
        <Notice kind="error" live title="いまは統合できません">
          <ul className="list-disc pl-5">
            {blockers.map((blocker) => (
              <li key={blocker}>{blockerText[blocker]}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Moving preview={preview} joined={joined} />
      <Staying preview={preview} />
      {blockers.length === 0 && <MergeForm preview={preview} accept={accept} joined={joined} onReload={onReload} />}
      <LinkButton to="?" kind="quiet" size="small" className="w-fit">
        アカウントを選び直す
      </LinkButton>
    </div>
  );
}

const lines = (texts: readonly string[]): string => (texts.length === 0 ? 'なし' : texts.join('\n'));

function Moving({ preview, joined }: Pick<MergePreviewPartProps, 'preview' | 'joined'>) {
  const { children, reserves, tickets, people } = preview;
  const stays = reserves.map(
    ({ start_datetime: start, end_datetime: end, branch_name, child_names }) =>
      `${formatDateWeekday(new Date(start))} ${formatTimeRange(start, end)} ${branch_name} ${child_names.join('、')}`,
  );
  const left = tickets.map((each) => `残り${each.remaining}枚(${formatDate(each.expiry_date)}まで)`);
  return (
    <PageSection title="移るもの">
      <FactList
        facts={[
          ['お子さま', children.length === 0 ? 'なし' : <Children key="children" items={children} joined={joined} />],
          ['これからの予約', lines(stays)],
          ['回数券', lines(left)],
          ['ご家族・お迎えの方', lines(people.moving)],
        ]}
      />
    </PageSection>
  );
}

function Staying({ preview }: { preview: MergePreview }) {
  const { from, into, reserves, people, payments, past_reserves } = preview;
  return (
    <PageSection title={`番号 ${from.id} に残るもの`}>
      <p>
        お支払い{payments}件と領収書、過去の予約{past_reserves}
        件。残るアカウントのマイページからも見られます。終わるアカウントではログインできなくなり、その旨をお知らせします。
      </p>
      {people.ending.length > 0 && (
        <p className="mt-1">
          次の方は、残るアカウントに空きがないか、すでに登録があるため、登録を終えます: {people.ending.join('、')}
        </p>
      )}
      {from.stopped_flag && !into.stopped_flag && <p className="mt-1">利用の停止は、残るアカウントに引き継ぎます。</p>}
      {reserves.length > 0 && from.plan_name !== into.plan_name && (
        <p className="mt-1">
          移る予約の料金は、お迎えのときに残るアカウントのプラン({into.plan_name ?? '未選択'})で計算します。
        </p>
      )}
    </PageSection>
  );
}

function Side({ side, title }: { side: MergePreview['from']; title: string }) {
  const ways = { email: 'メール', line: 'LINE' };
  return (
    <PageSection title={`${title}(番号 ${side.id})`}>
      <FactList
        facts={[
          ['お名前', `${side.name}(${side.name_kana})`],
          ['電話番号', formatTel(side.tel)],
          [
            'メール',
            <span key="email" className="break-all">
              {side.email ?? '未登録'}
            </span>,
          ],
          ['ログイン', side.signs_in_by.map((way) => ways[way]).join('、') || 'なし'],
          ['プラン', `${side.plan_name ?? '未選択'}${side.has_subscription ? '(月額のお支払い中)' : ''}`],
          ['カード', side.has_card ? '登録あり' : 'なし'],
          ...(side.stopped_flag ? [['停止', '停止中'] as const] : []),
        ]}
      />
    </PageSection>
  );
}

/** Offers to join a child with one of the same name and birth date in the remaining account. */
function Children({ items, joined }: { items: MergePreview['children']; joined: readonly number[] }) {
  const [search, setSearch] = useSearchParams();
  // The box follows the finger at once; the address follows a moment later.
  const [chosen, setChosen] = useState(joined);
  function choose(id: number, same: boolean) {
    const next = same ? [...chosen, id] : chosen.filter((each) => each !== id);
    setChosen(next);
    const params = new URLSearchParams(search);
    params.set('joined', next.join(','));
    setSearch(params, { replace: true, preventScrollReset: true });
  }
  return (
    <ul className="grid gap-2">
      {items.map((child) => (
        <li key={child.id}>
          {child.name}(<span className="figures">{formatDate(child.date_of_birth)}</span>生まれ)
          {child.same_child_id !== null && (
            <label className="flex min-h-11 items-center gap-2 text-note">
              <input
                type="checkbox"
                className="size-5"
                checked={chosen.includes(child.id)}
                onChange={(event) => choose(child.id, event.currentTarget.checked)}
              />
              残るアカウントの同じお名前・生年月日のお子さまと、同じお子さまとしてまとめる
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

function MergeForm({ preview, accept, joined, onReload }: MergePreviewPartProps) {
  const navigate = useNavigate();
  const { from, into } = preview;
  const form = useActionForm(familyFunctions, 'headquartersMergeCustomers', {
    defaults: { reason: '' },
    payload: (values) => ({
      from_customer_id: from.id,
      into_customer_id: into.id,
      joined_child_ids: [...joined],
      accepted: accept,
      ...values,
    }),
    required: ['reason'],
    toast: 'アカウントを統合しました',
    done: () => void navigate(`/staff/headquarters/families/${into.id}`),
  });
  // Refused: what would move is shown again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (form.failure) onReload();
  }, [form.failure]);
  return (
    <ActionForm
      of={form}
      className="grid max-w-form gap-4"
      kind="danger"
      submit={`番号 ${from.id} を番号 ${into.id} に統合する`}
      busyLabel="統合しています"
    >
      <Notice kind="warning" title="元に戻せません">
        実行すると、番号 {from.id} のアカウントは終わります。
      </Notice>
      <Field of={form} name="reason" hint={reasonHint} />
    </ActionForm>
  );
}
