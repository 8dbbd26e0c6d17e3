import { type MetaFunction, useLoaderData } from 'react-router';
import { customerDetailsForm } from '../../../contract/forms.ts';
import { SelectRegistrationReservesCustomerDetailsConfirmDocument } from '../../../contract/operations/generated.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { dataClient } from '../../data/browser-data.ts';
import { requireDraft } from '../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { detailRows, emergencyRow } from '../../parts/membership/fields/person-rows.ts';
import { SeatNotice } from '../../parts/reserves/registering/seat-notice.tsx';
import { loadSeat, useSeat } from '../../parts/reserves/registering/use-seat.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { ReceiptPart } from '../../ui/receipt.tsx';
import { Steps } from '../../ui/steps.tsx';
import { detailsFlow } from '../_parts/details-flow.ts';
import { requireNextPage } from '../_parts/require-next-page.ts';
import { reservesRegistrationSteps, step } from '../_parts/reserves-registration-steps.ts';
import { sendDetails } from '../_parts/send-details.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様情報の確認', noindex: true });

export async function clientLoader() {
  await requireNextPage(detailsFlow);
  const draft = requireDraft(detailsFlow, customerDetailsForm);
  const form = customerDetailsForm.parse(draft.values);
  const [data, seat] = await Promise.all([
    dataClient().query(SelectRegistrationReservesCustomerDetailsConfirmDocument, {}),
    loadSeat(),
  ]);
  const nameOf = (rows: readonly { id: number; name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    draft,
    seat,
    customer: data.customers[0],
    date_of_birth: form.date_of_birth,
    prefecture: nameOf(data.prefectures, form.prefecture_id),
    branch: nameOf(data.branches, form.default_branch_id),
  };
}

export default function CustomerDetailsConfirm() {
  const { draft, seat: loaded, customer, date_of_birth, prefecture, branch } = useLoaderData<typeof clientLoader>();
  const { seat } = useSeat(loaded);
  const { busy, message, submit } = useFlowConfirm(detailsFlow, { draft, send: sendDetails });
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={step.details} />
      <div className="mt-6">
        <PageHeading lead="内容をご確認ください。">お客様情報の確認</PageHeading>
      </div>
      <div className="mb-6 empty:hidden">
        <SeatNotice seat={seat} />
      </div>
      <ReceiptPart
        title="保護者の方"
        editTo={detailsFlow.form}
        rows={[
          { label: 'お名前', value: customer ? `${customer.name}(${customer.name_kana})` : '' },
          { label: '生年月日', value: formatDate(date_of_birth) },
          ...(draft.values.emergency_contact_tel ? [emergencyRow(draft.values)] : []),
        ]}
      />
      <ReceiptPart title="ご住所と園" editTo={detailsFlow.form} rows={detailRows(draft.values, prefecture, branch)} />
      <div className="grid gap-4">
        {message && (
          <Notice kind={message.kind} live>
            {message.text}
          </Notice>
        )}
        <Button size="large" busy={busy} busyLabel="登録しています" onClick={submit}>
          登録を完了する
        </Button>
        <LinkButton to={detailsFlow.form} kind="plain">
          入力に戻る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
