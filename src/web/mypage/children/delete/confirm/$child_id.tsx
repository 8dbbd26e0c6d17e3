import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, data, type MetaFunction, redirect, useLoaderData } from 'react-router';
import {
  SelectMypageChildrenDeleteConfirmDocument,
  SelectMypageReservesListDocument,
} from '../../../../../contract/operations/generated.ts';
import { alerts } from '../../../../../contract/page-errors.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { dataClient } from '../../../../data/browser-data.ts';
import { drafts } from '../../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { childIdOf, childValuesOf, deleteFlow } from '../../../../parts/membership/children/child-flow.ts';
import { deleteChild } from '../../../../parts/membership/children/send-child.ts';
import { childRows } from '../../../../parts/membership/fields/person-rows.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../../../ui/page-heading.tsx';
import { ReceiptPart } from '../../../../ui/receipt.tsx';
import { BackLink } from '../../../_parts/frame/back-link.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの削除', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  const flow = deleteFlow(child_id);
  if (drafts().find(flow).kind === 'finished') throw redirect(flow.done);
  const [{ children }, { reserves }] = await Promise.all([
    dataClient().query(SelectMypageChildrenDeleteConfirmDocument, { child_id }),
    dataClient().query(SelectMypageReservesListDocument, {}),
  ]);
  const child = children[0];
  if (child === undefined) throw data(null, { status: 404 });
  // There is no form: the draft is only the latch against a second press.
  const draft = drafts().save(flow, { child_id });
  if (draft === undefined) {
    window.alert(alerts[flow.missing]);
    throw redirect(flow.form);
  }
  const mine = reserves.filter(({ reserve_details }) =>
    reserve_details.some((detail) => detail.child?.id === child_id),
  );
  return { child, draft, reserves: mine };
}

type LoaderData = Awaited<ReturnType<typeof clientLoader>>;

export default function ChildrenDeleteConfirm() {
  const { child, draft, reserves } = useLoaderData<typeof clientLoader>();
  const flow = useMemo(() => deleteFlow(child.id), [child.id]);
  const confirm = useFlowConfirm(flow, { draft, send: () => deleteChild(child.id, child.name) });
  return (
    <PageColumn>
      <div className="-mt-4 mb-2">
        <BackLink to="/mypage/children/list" label="お子さま" />
      </div>
      <PageHeading>{withSan(child.name)}を一覧から削除しますか</PageHeading>
      {reserves.length > 0 ? (
        <HasReserves name={child.name} reserves={reserves} />
      ) : (
        <>
          <ReceiptPart title="お子さま" rows={childRows(childValuesOf(child))} />
          <ConfirmAction
            confirm={confirm}
            kind="danger"
            label="削除する"
            busyLabel="削除しています"
            note="予約のときに選べなくなります。これまでのご利用履歴は残ります。"
            backTo="/mypage/children/list"
            backLabel="削除せずに戻る"
          />
        </>
      )}
    </PageColumn>
  );
}

function HasReserves({ name, reserves }: { name: string; reserves: LoaderData['reserves'] }) {
  return (
    <>
      <Notice kind="warning" title="今後の予約があるため、削除できません">
        {withSan(name)}の予約が{reserves.length}
        件あります。先に予約をキャンセルするか、ご利用が終わってから削除してください。
      </Notice>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {reserves.map((reserve) => (
          <li key={reserve.id} className="figures py-3">
            <span className="font-bold">{formatMonthDay(reserve.start_datetime)}</span>{' '}
            {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
            <span className="block text-note text-ink-soft">{reserve.branch_name}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>
        <LinkButton to="/mypage/children/list" kind="plain">
          お子さまの一覧へ
        </LinkButton>
      </div>
    </>
  );
}
