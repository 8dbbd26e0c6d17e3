import { type MetaFunction, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Alternative, Quote } from '../../../contract/functions/billing/price-lines.ts';
import { SelectRegistrationReservesCustomersDateDocument } from '../../../contract/operations/generated.ts';
import { minuteOfDayOf, tokyoDateOf } from '../../../domain/time.ts';
import { dataClient } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { useFlowConfirmOf } from '../../flow/use-flow-confirm.ts';
import { failureText } from '../../layout/failure-notice.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ConsentPart, useConsents } from '../../parts/membership/consent-part.tsx';
import { childrenOf } from '../../parts/membership/fields/children-values.ts';
import { childRows, contactRows, emergencyRow } from '../../parts/membership/fields/person-rows.ts';
import { cancelNote } from '../../parts/reserves/confirm/price-summary.tsx';
import { quoteLines } from '../../parts/reserves/confirm/quote-lines.ts';
import { newQuoteOf, RefusalNotice } from '../../parts/reserves/confirm/refusal-notice.tsx';
import { ReserveTerms } from '../../parts/reserves/confirm/reserve-terms.tsx';
import { sendReserve } from '../../parts/reserves/confirm/send-reserve.ts';
import { askQuote, isMealRefusal } from '../../parts/reserves/confirm/use-quote.ts';
import {
  requireDateStep,
  reservesRegistrationFlow,
  whoOf,
} from '../../parts/reserves/registering/reserves-registration-flow.ts';
import { isRequest } from '../../parts/reserves/registering/seat.ts';
import { timesOf } from '../../parts/reserves/reserve-fields.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { ReceiptPart } from '../../ui/receipt.tsx';
import { paymentFlow } from '../_parts/payment-flow.ts';
import { reserveRows } from '../_parts/reserve-rows.ts';
import { StepPage } from '../_parts/step-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約 確認', noindex: true });

export async function clientLoader() {
  const draft = requireDateStep();
  const { branch_id, values } = draft;
  const { reserve_date } = values;
  const [place, quoted] = await Promise.all([
    dataClient().query(SelectRegistrationReservesCustomersDateDocument, { branch_id }),
    askQuote({ branch_id, who: whoOf(values), fields: values }),
  ]);
  const branch = place.branches_by_pk;
  if (!branch) throw redirect(reservesRegistrationFlow.form);
  if ('failure' in quoted && isMealRefusal(quoted.failure)) throw redirect(reservesRegistrationFlow.date);
  const ask = place.calendar.find(({ date }) => date === reserve_date)?.reservable_status === '△';
  return { draft, branch, ask, quoted };
}

/** Another time taken over from a refusal is a new draft: the page starts again with it. */
export default function ReservesRegistrationConfirm() {
  const { draft } = useLoaderData<typeof clientLoader>();
  return <Confirm key={draft.idempotency_key} />;
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

/** The seat is asked for with everything of the draft; another price than the one shown is not taken. */
function useRegistrationConfirm({ draft, quoted }: Loaded, consents: ReturnType<typeof useConsents>) {
  const first = 'quote' in quoted ? quoted.quote : undefined;
  return useFlowConfirmOf(
    reservesRegistrationFlow,
    { first, after: newQuoteOf },
    {
      draft,
      send: (values, idempotency_key, shown) =>
        sendReserve('createReservesCustomer', {
          ...values,
          quoted_amount: shown?.reserve_amount ?? 0,
          consents: consents.versions,
          idempotency_key,
        }),
      // ○: the seat is theirs, so straight on to the card; stopping there leads to this flow's done page. △: the request-done
      // page first (SPEC §2), before anything is asked for or charged.
      doneAt: (made) => (isRequest(made) ? reservesRegistrationFlow.done : paymentFlow.form),
    },
  );
}

const wordsOf = {
  ask: {
    title: 'リクエストと登録の確認',
    lead: 'この日はリクエストです。園がお返事するまで、予約は確定しません。',
    next: 'リクエストを送ったあと、カードを登録します',
    taken: 'リクエスト',
    busy: 'リクエストを送っています',
    act: 'この内容でリクエストする',
  },
  reserve: {
    title: '予約と登録の確認',
    lead: '内容をご確認ください。まだ予約は確定していません。',
    next: '席を確保したあと、カードを登録します',
    taken: '予約',
    busy: '席を確保しています',
    act: 'この内容で予約する',
  },
} as const;

function Confirm() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { branch, ask, quoted } = loaded;
  const navigate = useNavigate();
  const consents = useConsents();
  const { draft, busy, message, refusal, submit, shown: quote } = useRegistrationConfirm(loaded, consents);
  const { values } = draft;
  const { date } = reservesRegistrationFlow;
  const words = wordsOf[ask ? 'ask' : 'reserve'];

  function take({ branch_id, start_datetime, end_datetime }: Alternative) {
    const range = { start: minuteOfDayOf(start_datetime), end: minuteOfDayOf(end_datetime) };
    const reserve_date = tokyoDateOf(start_datetime);
    drafts().save(reservesRegistrationFlow, { ...values, branch_id, reserve_date, ...timesOf(range) });
    void navigate(reservesRegistrationFlow.confirm, { replace: true });
  }
  return (
    <StepPage at="apply" title={words.title} lead={words.lead}>
      <Receipt values={values} branch_name={branch.name} ask={ask} quote={quote} quoted={quoted} />
      {quote && <ReserveTerms quote={quote} fields={values} ask={ask} />}
      <ConsentPart consents={consents} />
      <div className="grid gap-4">
        {refusal && <RefusalNotice refusal={refusal} onAlternative={take} dateTo={date} branch_id={branch.id} />}
        {message && !refusal && (
          <Notice kind={message.kind} live>
            {message.text}
          </Notice>
        )}
        <Notice kind="info" title={words.next}>
          つづけて、プランとカードを登録していただきます。期限までに登録がないときは、料金なしで
          {words.taken}が取り消されます。
        </Notice>
        <Button
          size="large"
          disabled={!quote}
          busy={busy}
          busyLabel={words.busy}
          onClick={() => {
            if (consents.check()) submit();
          }}
        >
          {words.act}
        </Button>
        <LinkButton to={date} kind="plain">
          日時の入力に戻る
        </LinkButton>
      </div>
    </StepPage>
  );
}

type ReceiptProps = Pick<Loaded, 'ask' | 'quoted'> & {
  values: Loaded['draft']['values'];
  branch_name: string;
  quote: Quote | undefined;
};

/** All that was typed and chosen, and what it costs. */
function Receipt({ values, branch_name, ask, quote, quoted }: ReceiptProps) {
  const { form, date } = reservesRegistrationFlow;
  const who = whoOf(values);
  return (
    <>
      <ReceiptPart title="予約" editTo={date} rows={reserveRows(values, who, branch_name, ask)} />
      <ReceiptPart title="料金" editTo={date} rows={[]}>
        {quote ? (
          <PriceLines caption="料金の見積もり" lines={quoteLines(quote, who.names)} note={cancelNote(quote)} />
        ) : (
          <Notice kind="error">{'failure' in quoted ? failureText(quoted.failure) : ''}</Notice>
        )}
      </ReceiptPart>
      {childrenOf(values).map((child, position) => (
        <ReceiptPart
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no id yet and do not move here
          key={position}
          title={`${position + 1}人目のお子さま`}
          editTo={form}
          rows={childRows(child)}
        />
      ))}
      <ReceiptPart title="保護者の方" editTo={form} rows={[...contactRows(values), emergencyRow(values)]} />
    </>
  );
}
