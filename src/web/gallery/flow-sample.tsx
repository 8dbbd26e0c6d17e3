import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useParams,
} from 'react-router';
import { z } from 'zod';
import { authorizedFetch } from '../data/browser-functions.ts';
import { callByName, type FunctionOutcome } from '../data/call-function.ts';
import { settingsContext } from '../data/load-context.ts';
import '../design/console.css';
import { drafts, finishedResult, requireDraft } from '../flow/browser-flow.ts';
import type { Draft, Flow } from '../flow/flow.ts';
import { useFlowConfirm } from '../flow/use-flow-confirm.ts';
import { useFlowForm } from '../flow/use-flow-form.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { ReceiptPart } from '../ui/receipt.tsx';
import { Steps } from '../ui/steps.tsx';

/** The flow engine with the smallest possible form: how a flow is written, and what e2e/specs/shell/flow.spec.ts drives. */
const schema = z.object({
  name: z.string().trim().min(1, 'お名前をご入力ください。').max(50, '50文字以内でご入力ください。'),
  remarks: z.string().max(100, '100文字以内でご入力ください。'),
});
type Values = z.input<typeof schema>;

const flow: Flow<Values, { number: number }> = {
  name: 'gallery/flow',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/gallery/flow/form',
  confirm: '/gallery/flow/confirm',
  done: '/gallery/flow/done',
};

const answer = z.object({ number: z.number() });

async function sendSample(input: object): Promise<FunctionOutcome<z.output<typeof answer>>> {
  const outcome = await callByName(authorizedFetch(), 'gallerySample', input, 20_000);
  return outcome.kind === 'ok' ? { kind: 'ok', result: answer.parse(outcome.result) } : outcome;
}

type LoaderData = { draft?: Draft<Values>; result?: { number: number } | undefined };

export function loader({ context, params }: LoaderFunctionArgs): LoaderData {
  const known = ['form', 'confirm', 'done'].includes(params.step ?? '');
  if (!known || !context.get(settingsContext).demo) throw data(null, { status: 404 });
  return {};
}

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<LoaderData> {
  await serverLoader();
  if (params.step === 'confirm') return { draft: requireDraft(flow, schema) };
  if (params.step === 'done') return { result: finishedResult(flow) };
  drafts();
  return {};
}
clientLoader.hydrate = true as const;

export const meta: MetaFunction = () => pageMeta({ title: '入力の見本', noindex: true });

export function HydrateFallback() {
  return <LoadingScreen />;
}

const steps = ['入力', '確認', '完了'];

export default function FlowSample() {
  const { step } = useParams();
  const { draft, result } = useLoaderData<LoaderData>();
  return (
    <PageColumn>
      {step === 'confirm' && draft && <ConfirmStep draft={draft} />}
      {step === 'done' && <DoneStep number={result?.number} />}
      {step === 'form' && <FormStep />}
    </PageColumn>
  );
}

function FormStep() {
  const { form, onSubmit } = useFlowForm(flow, { schema, defaults: { name: '', remarks: '' } });
  const { errors } = form.formState;
  return (
    <>
      <Steps steps={steps} current={0} />
      <div className="h-6" />
      <PageHeading>入力</PageHeading>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
        <TextField
          label="お名前"
          required
          autoComplete="name"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <TextAreaField label="備考" {...form.register('remarks')} error={errors.remarks?.message} />
        <Button type="submit">確認へ進む</Button>
      </form>
    </>
  );
}

function ConfirmStep({ draft: loaded }: { draft: Draft<Values> }) {
  const { draft, busy, message, submit } = useFlowConfirm(flow, {
    draft: loaded,
    send: (values, idempotency_key) => sendSample({ ...values, idempotency_key }),
  });
  return (
    <>
      <Steps steps={steps} current={1} />
      <div className="h-6" />
      <PageHeading lead="送信すると、受付の番号が決まります。">確認</PageHeading>
      <ReceiptPart
        title="入力した内容"
        editTo={flow.form}
        rows={[
          { label: 'お名前', value: draft.values.name },
          { label: '備考', value: draft.values.remarks || 'なし' },
        ]}
      />
      {message && (
        <div className="mb-4">
          <Notice kind={message.kind} live>
            {message.text}
          </Notice>
        </div>
      )}
      <Button busy={busy} busyLabel="送信しています" onClick={submit} className="w-full">
        送信する
      </Button>
    </>
  );
}

function DoneStep({ number }: { number: number | undefined }) {
  return (
    <>
      <Steps steps={steps} current={2} />
      <div className="h-6" />
      <PageHeading>受け付けました</PageHeading>
      {number !== undefined && <Notice kind="done">受付の番号は {number} です。</Notice>}
      <div className="mt-6">
        <LinkButton to={flow.form} kind="plain">
          もう一度入力する
        </LinkButton>
      </div>
    </>
  );
}
