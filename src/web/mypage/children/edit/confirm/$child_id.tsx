import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData } from 'react-router';
import { childForm } from '../../../../../contract/forms.ts';
import { SelectMypageChildrenEditFormDocument } from '../../../../../contract/operations/generated.ts';
import { dataClient } from '../../../../data/browser-data.ts';
import { requireDraft } from '../../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../../flow/confirm-action.tsx';
import { useFlowConfirmOf } from '../../../../flow/use-flow-confirm.ts';
import { failureText } from '../../../../layout/failure-notice.tsx';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { askRepricing, newReservesOf } from '../../../../parts/membership/children/birth-date-repricing.ts';
import { childIdOf, editChildFlow } from '../../../../parts/membership/children/child-flow.ts';
import { editChild } from '../../../../parts/membership/children/send-child.ts';
import { childRows } from '../../../../parts/membership/fields/person-rows.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ReceiptPart } from '../../../../ui/receipt.tsx';
import { RepricedReserves, type ShownRepricing } from '../../../../ui/repriced-reserves.tsx';
import { FlowPage } from '../../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの情報の確認', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  const flow = editChildFlow(child_id);
  const draft = requireDraft(flow, childForm);
  const { children } = await dataClient().query(SelectMypageChildrenEditFormDocument, { child_id });
  const [child] = children;
  if (child === undefined) throw data(null, { status: 404 });
  const { date_of_birth } = childForm.parse(draft.values);
  const repricing = date_of_birth === child.date_of_birth ? null : await askRepricing(child_id, date_of_birth);
  return { child_id, draft, repricing };
}

export default function ChildrenEditConfirm() {
  const { child_id, draft, repricing } = useLoaderData<typeof clientLoader>();
  const flow = useMemo(() => editChildFlow(child_id), [child_id]);
  const first = repricing && 'reserves' in repricing ? repricing.reserves : null;
  const confirm = useFlowConfirmOf(
    flow,
    { first, after: newReservesOf },
    { draft, send: (values, _key, shown) => editChild(child_id, values, shown) },
  );
  const { shown } = confirm;
  const failure = repricing && 'failure' in repricing ? repricing.failure : null;
  return (
    <FlowPage step={1} title="内容の確認">
      <ReceiptPart title="お子さま" editTo={flow.form} rows={childRows(confirm.draft.values)} />
      {failure ? (
        <div className="mt-2 grid gap-4 border-t border-line pt-6">
          <Notice
            kind="error"
            live
            title="この生年月日には変更できません"
            action={
              <LinkButton to="/mypage/reserves/list" kind="plain" size="small">
                予約一覧へ
              </LinkButton>
            }
          >
            {failureText(failure)}
          </Notice>
          <LinkButton to={flow.form} kind="quiet">
            入力に戻る
          </LinkButton>
        </div>
      ) : (
        <>
          {shown !== null && shown.length > 0 && <Repriced reserves={shown} />}
          <ConfirmAction
            confirm={confirm}
            label={shown?.some(isChanged) ? '料金に同意して変更する' : '変更する'}
            busyLabel="変更しています"
            note="これからの予約にも、変更した内容が使われます。"
            backTo={flow.form}
          />
        </>
      )}
    </FlowPage>
  );
}

const isChanged = ({ amount_before, amount_after }: ShownRepricing): boolean => amount_before !== amount_after;

function Repriced({ reserves }: { reserves: readonly ShownRepricing[] }) {
  return (
    <ReceiptPart title="これからの予約の料金" rows={[]}>
      <p className="mb-3 text-note text-ink-soft">
        {reserves.some(isChanged)
          ? '生年月日が変わると、0歳の加算などが変わります。見積もりは次のように変わります。'
          : '生年月日が変わっても、見積もりは変わりません。'}
      </p>
      <RepricedReserves reserves={reserves} />
    </ReceiptPart>
  );
}
