import { useId, useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { joiningShape } from '../../../../contract/functions/family/people.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { checkedBySchema } from '../../../form/checked-by.ts';
import { TelField } from '../../../form/fields/tel-field.tsx';
import { SchemaForm } from '../../../form/schema-form.tsx';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { NameFields } from '../../membership/fields/contact-fields.tsx';
import { forgetToken } from './stored-token.ts';

const agreed = z.boolean().refine((given) => given, { error: '同意のうえ、お進みください。' });
const joinForm = z.object({ ...joiningShape, agreed });

type JoinFormProps = {
  id: string;
  token: string;
  invitation: FunctionOk<'checkFamilyInvitation'>;
  /** Who is signed in. */
  label: string;
  onChangeAccount: () => void;
};

/** Name, telephone number and consent; then the person belongs to the family. */
export function JoinForm({ id, token, invitation, label, onChangeAccount }: JoinFormProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    defaultValues: { name: invitation.name, name_kana: '', tel: '', agreed: false },
    resolver: checkedBySchema(joinForm),
  });
  const onSubmit = form.handleSubmit(async ({ agreed: _given, ...typed }) => {
    setProblem(undefined);
    const { terms, privacy } = invitation;
    const answer = await callFunction('acceptFamilyInvitation', { token, ...typed, consents: { terms, privacy } });
    if (answer.kind !== 'ok') return setProblem(failureText(answer));
    forgetToken(id);
    // Again, so that every part of the page asks as a person of the family.
    window.location.assign('/mypage/top');
  });
  return (
    <section aria-labelledby="join">
      <h2 id="join" className="mb-1 text-lead">
        お名前とご連絡先
      </h2>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 text-note text-ink-soft">
        <span className="break-all">{label} でログインしています。</span>
        <button type="button" className="text-link inline-flex min-h-11 items-center" onClick={onChangeAccount}>
          別のアカウントにする
        </button>
      </p>
      <SchemaForm form={form} schema={joinForm} onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
        <ErrorNotice text={problem} />
        <NameFields brief />
        <TelField
          name="tel"
          hint="園からご連絡するときの番号です。ほかのご家族には見えません。"
          autoComplete="tel-national"
        />
        <Agreement />
        <Button type="submit" size="large" busy={form.formState.isSubmitting} busyLabel="登録しています">
          招待を受ける
        </Button>
      </SchemaForm>
    </section>
  );
}

function Agreement() {
  const id = useId();
  const { register, formState } = useFormContext<{ agreed: boolean }>();
  const { agreed: wrong } = formState.errors;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          className="mt-1 size-6 shrink-0 accent-action"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? id : undefined}
          {...register('agreed')}
        />
        <span>
          <Link to="/terms" target="_blank" className="text-link">
            利用規約
          </Link>
          と
          <Link to="/privacy_policy" target="_blank" className="text-link">
            プライバシーポリシー
          </Link>
          に同意します
        </span>
      </label>
      {wrong && <FieldError id={id}>{wrong.message}</FieldError>}
    </div>
  );
}
