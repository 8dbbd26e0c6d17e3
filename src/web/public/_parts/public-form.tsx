import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { formatTel } from '../../../domain/text/contact-format.ts';
import type { FlowConfirm } from '../../flow/use-flow-confirm.ts';
import { SmallHands } from '../../illustrations/small-hands.tsx';
import { useCompany } from '../../layout/use-company.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { type PublicForm, prepareToken } from './form-token.ts';

const stepNames = ['入力', '確認', '完了'];

type FormFrameProps = { title: string; lead: ReactNode; step: 0 | 1 | 2; children: ReactNode };

/** The frame of the three steps of a public form. */
export function FormFrame({ title, lead, step, children }: FormFrameProps) {
  return (
    <PageColumn>
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="mb-8">
        <Steps steps={stepNames} current={step} />
      </div>
      {children}
    </PageColumn>
  );
}

/** Without JavaScript the form cannot be sent; the telephone can. */
export function NoScriptNotice() {
  const { tel = '', office_hours = '', email = '' } = useCompany() ?? {};
  const ways = [tel && `電話 ${formatTel(tel)}${office_hours && `、${office_hours}`}`, email && `メール ${email}`];
  return (
    <noscript>
      <p className="mb-6 rounded-md border border-line bg-cream px-4 py-3.5 text-note">
        送信には、JavaScriptが必要です。お使いになれないときは、本部
        {tel && `(${ways.filter(Boolean).join('、')})`}へご連絡ください。
      </p>
    </noscript>
  );
}

export function usePreparedToken(form: PublicForm): void {
  useEffect(() => {
    void prepareToken(form);
  }, [form]);
}

type FieldOf = (name: 'email' | 'tel') => ComponentProps<typeof TextField>;

export function EmailAndTelFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField type="tel" inputMode="tel" autoComplete="tel" {...field('tel')} />
    </>
  );
}

/** The end of a public form: what the answers are used for, and the way on. */
export function FormEnd({ usedFor, busy }: { usedFor: string; busy: boolean }) {
  return (
    <>
      <HiddenField />
      <p className="text-note text-ink-soft">
        いただいた情報は、{usedFor}にだけ使います。くわしくは
        <Link to="/privacy_policy" className="text-link">
          プライバシーポリシー
        </Link>
        をご覧ください。
      </p>
      <Button type="submit" size="large" busy={busy} busyLabel="確認しています">
        確認へ進む
      </Button>
    </>
  );
}

/** A field no person sees; programs fill it in. */
function HiddenField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Digits only, however they were typed: full width, with hyphens or spaces. */
export const typedDigits = (text: string): string =>
  typeof text === 'string' ? text.normalize('NFKC').replaceAll(/[-‐‑–—−ー\s()]/g, '') : text;

type ConfirmButtonsProps = {
  confirm: Pick<FlowConfirm<unknown>, 'busy' | 'message' | 'submit'>;
  back: string;
  label: string;
  note: ReactNode;
};

/** What happens on pressing, the button, and the way back. */
export function ConfirmButtons({ confirm, back, label, note }: ConfirmButtonsProps) {
  return (
    <div className="mt-4 border-t border-line pt-6">
      {confirm.message && (
        <div className="mb-5">
          <Notice kind={confirm.message.kind} live>
            {confirm.message.text}
          </Notice>
        </div>
      )}
      <p className="mb-5 text-note text-ink-soft">{note}</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button size="large" busy={confirm.busy} busyLabel="送信しています" onClick={confirm.submit}>
          {label}
        </Button>
        <LinkButton to={back} kind="plain" size="large">
          入力に戻る
        </LinkButton>
      </div>
    </div>
  );
}

/** Shown while the browser looks for the draft. */
export function ConfirmFallback() {
  return (
    <FormFrame title="入力内容の確認" lead="入力された内容を読み込んでいます。" step={1}>
      <NoScriptNotice />
    </FormFrame>
  );
}

/** Shown while the browser looks for the sent form; without one the visitor is redirected to the form. */
export function DoneFallback() {
  return (
    <FormFrame title="送信の結果" lead="送信の結果を読み込んでいます。" step={2}>
      <NoScriptNotice />
    </FormFrame>
  );
}

type DoneProps = { title: string; lead: ReactNode; children: ReactNode };

export function Done({ title, lead, children }: DoneProps) {
  return (
    <FormFrame title={title} lead={lead} step={2}>
      <SmallHands className="mb-6 h-auto w-40" />
      {children}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/">トップページへ</LinkButton>
        <LinkButton to="/qanda" kind="plain">
          よくある質問を見る
        </LinkButton>
      </div>
    </FormFrame>
  );
}
