import { Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import * as field from '../../../contract/fields.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { alerts } from '../../../contract/page-errors.ts';
import { passwordWeakness, passwordWeaknessText } from '../../../domain/auth/password.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { checkedBySchema } from '../../form/checked-by.ts';
import { EmailField } from '../../form/fields/email-field.tsx';
import { SchemaForm, useField } from '../../form/schema-form.tsx';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { CardSkeletons } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { IdentityCheck } from '../../sign-in/identity-check.tsx';
import { LineButton } from '../../sign-in/line-button.tsx';
import { LineErrorNotice } from '../../sign-in/line-error-notice.tsx';
import { loginMethodFlow as flow, loginMethodForm, storePassword } from '../../sign-in/login-method-flow.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/text/password-field.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログイン方法', noindex: true });

type Methods = FunctionOk<'mypageCustomer'>['login_methods'];

type Identity = FunctionOk<'checkIdentity'>;

export default function LoginMethodsEdit() {
  const customer = useAnswer(reading('mypageCustomer', {}));
  const identity = useAnswer(reading('checkIdentity', {}));
  const failed = customer.failure ? customer : identity.failure ? identity : undefined;
  return (
    <MypagePage
      title="ログイン方法"
      lead="LINEとメールアドレスの両方を登録しておくと、どちらかが使えなくなっても安心です。"
    >
      <LineErrorNotice />
      {failed?.failure && <FailureNotice failure={failed.failure} retry={() => void failed.reload()} />}
      {customer.data && identity.data ? (
        <Ways methods={customer.data.login_methods} identity={identity.data} />
      ) : (
        !failed && <CardSkeletons count={2} />
      )}
    </MypagePage>
  );
}

function Ways({ methods, identity }: { methods: Methods; identity: Identity }) {
  return (
    <div className="grid max-w-form gap-10">
      <ul className="divide-y divide-line border-y border-line">
        <Way
          icon={<MessageCircle className="size-5.5" aria-hidden="true" />}
          label="LINE"
          set={methods.line_name !== null}
        >
          {methods.line_name}
        </Way>
        <Way
          icon={<Mail className="size-5.5" aria-hidden="true" />}
          label="メールアドレス"
          set={methods.email !== null}
        >
          {methods.email}
        </Way>
      </ul>
      <Changes methods={methods} identity={identity} />
    </div>
  );
}

/** What can be changed, once it is clear who asks. */
function Changes({ methods, identity }: { methods: Methods; identity: Identity }) {
  const [proved, setProved] = useState(false);
  if (!identity.confirmed && !proved) {
    return <IdentityCheck {...identity} returnTo={flow.form} onConfirmed={() => setProved(true)} />;
  }
  return (
    <>
      {proved && (
        <Notice kind="done" live>
          確認できました。続けて変更できます。
        </Notice>
      )}
      <LinePart methods={methods} />
      <EmailPart methods={methods} />
    </>
  );
}

function Way({ icon, label, set, children }: { icon: ReactNode; label: string; set: boolean; children: ReactNode }) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-3">
      <span className="text-ink-soft">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="font-bold">{label}</p>
        <p className="text-note text-ink-soft">{set ? children : '登録されていません'}</p>
      </div>
      {set ? <Badge tone="trust">使えます</Badge> : <Badge tone="no">未登録</Badge>}
    </li>
  );
}

function LinePart({ methods }: { methods: Methods }) {
  const linked = methods.line_name !== null;
  return (
    <section>
      <h2 className="text-h3">{linked ? 'LINEアカウントを変更する' : 'LINEでログインできるようにする'}</h2>
      <p className="mt-1 mb-4 text-note text-ink-soft">
        LINEの画面で許可すると、切り替わります。メールアドレスでのログインは、そのまま残ります。
      </p>
      <LineButton purpose="change">{linked ? 'LINEを変更する' : 'LINEを登録する'}</LineButton>
    </section>
  );
}

const passwordForm = z.object({ password: field.password });

/** What can be checked in the browser; the server also rejects common passwords. */
const weakText = (password: string, email: string): string | undefined => {
  const weakness = passwordWeakness(password, email);
  return weakness === null ? undefined : passwordWeaknessText[weakness];
};

/** The address is saved as a draft as in any other form, the password never. */
function useNewLogin(methods: Methods) {
  const navigate = useNavigate();
  const step = useFlowForm(flow, {
    schema: loginMethodForm,
    defaults: { email: methods.email ?? '', remove_line_flag: '0' },
  });
  const secret = useForm<z.input<typeof passwordForm>>({
    defaultValues: { password: '' },
    resolver: checkedBySchema(passwordForm),
  });
  async function goOn(event: SyntheticEvent) {
    event.preventDefault();
    const { form } = step;
    const valid = await Promise.all([form.trigger(undefined, { shouldFocus: true }), secret.trigger()]);
    if (valid.includes(false)) return;
    const password = secret.getValues('password');
    const weak = weakText(password, form.getValues('email'));
    if (weak !== undefined) return secret.setError('password', { message: weak }, { shouldFocus: true });
    storePassword(password);
    if (drafts().save(flow, form.getValues())) return navigate(flow.confirm);
    window.alert(alerts[flow.missing]);
  }
  return { step, secret, goOn };
}

function EmailPart({ methods }: { methods: Methods }) {
  const [search] = useSearchParams();
  const { step, secret, goOn } = useNewLogin(methods);
  const { form } = step;
  return (
    <section>
      <h2 className="text-h3">
        {methods.email === null ? 'メールアドレスでログインできるようにする' : 'メールアドレスとパスワードを変更する'}
      </h2>
      <SchemaForm {...step} onSubmit={(event) => void goOn(event)} className="mt-4 grid gap-5">
        {search.has('again') && (
          <Notice kind="info" live>
            安全のため、パスワードは保存していません。お手数ですが、もう一度入力してください。
          </Notice>
        )}
        <Address />
        <PasswordField
          label="新しいパスワード"
          hint="8〜64文字"
          autoComplete="new-password"
          error={secret.formState.errors.password?.message}
          registration={secret.register('password')}
        />
        {methods.line_name !== null && (
          <RemoveLine
            checked={form.watch('remove_line_flag') === '1'}
            set={(on) => form.setValue('remove_line_flag', on ? '1' : '0')}
          />
        )}
        <Button type="submit" kind="plain" size="large">
          確認へ進む
        </Button>
      </SchemaForm>
    </section>
  );
}

function Address() {
  const { setValue } = useFormContext();
  return (
    <EmailField
      hint="お知らせも、このアドレスに届くようになります。"
      autoComplete="username"
      field={useField('email')}
      take={(email) => setValue('email', email, { shouldValidate: true })}
    />
  );
}

function RemoveLine({ checked, set }: { checked: boolean; set: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        className="mt-1 size-6 shrink-0 accent-action"
        checked={checked}
        onChange={(event) => set(event.target.checked)}
      />
      <span>
        LINEでのログインをやめる
        <span className="block text-note text-ink-soft">LINEへのお知らせも止まります。</span>
      </span>
    </label>
  );
}
