import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { History } from '../frame/history.tsx';
import { BranchFormPart } from './branch-fields.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchFormEnd } from './form-end.tsx';
import { BranchPreview } from './preview.tsx';
import { useBranchForm } from './use-form.ts';

type Partner = { key: number; name: string; partner_url: string };
type PageValues = {
  information_content: string;
  instagram_account: string;
  twitter_account: string;
  partners: readonly Partner[];
};

const partnerLines = (partners: readonly { name: string; partner_url: string | null }[]): string =>
  partners.map(({ name, partner_url }) => [name, partner_url].filter(Boolean).join(' ')).join('\n');

/** Words, accounts and partners of the public page: a manager's too. */
export function BranchPageForm({ branch, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [information] = branch.branch_informations;
  const initial: PageValues = {
    information_content: information?.information_content ?? '',
    instagram_account: information?.instagram_account ?? '',
    twitter_account: information?.twitter_account ?? '',
    partners: branch.branch_partners.map(({ id, name, partner_url }) => ({
      key: id,
      name,
      partner_url: partner_url ?? '',
    })),
  };
  const form = useBranchForm({
    name: 'staffSaveBranchPage',
    initial,
    payloadOf: ({ partners, ...words }: PageValues) => ({
      ...words,
      branch_id: branch.id,
      version: information?.version ?? 1,
      partners: partners.map(({ name, partner_url }) => ({ name, partner_url })),
    }),
    onSaved: () => {
      showToast('園のページを保存しました');
      void navigate(branchPath(branch.id));
    },
  });
  const { values, setValues, errors, conflict } = form;
  const field = (name: 'information_content' | 'instagram_account' | 'twitter_account') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <>
      {form.step === 'preview' ? (
        <BranchPreview
          branch={{
            ...branch,
            branch_informations: [values],
            branch_partners: values.partners.map(({ key, name, partner_url }) => ({ id: key, name, partner_url })),
          }}
          today={today}
          busy={form.busy}
          problem={form.problem}
          onSave={() => void form.save()}
          onBack={form.back}
        />
      ) : (
        <>
          <form
            ref={form.form}
            noValidate
            className="grid max-w-4xl gap-8"
            onSubmit={(event) => {
              event.preventDefault();
              form.look();
            }}
          >
            <TextAreaField
              label="紹介文"
              hint="空の行で段落が分かれます。"
              rows={8}
              maxLength={4000}
              {...field('information_content')}
            />
            <BranchFormPart title="SNS" lead="アカウント名だけを入力します。">
              <TextField
                label="Instagram"
                placeholder="imahoiku_minato"
                autoComplete="off"
                {...field('instagram_account')}
              />
              <TextField label="X" placeholder="imahoiku_minato" autoComplete="off" {...field('twitter_account')} />
            </BranchFormPart>
            <Partners
              partners={values.partners}
              errors={errors}
              onChange={(partners) => setValues({ ...values, partners })}
            />
            <BranchFormEnd
              errors={errors}
              problem={form.problem}
              back={branchPath(branch.id)}
              submit="プレビューを確認する"
            />
          </form>
          {information && <History table_name="branch_informations" record_id={information.id} />}
        </>
      )}
      <ChangedMeanwhile
        conflict={conflict && { ...conflict, typed: { ...conflict.typed, partners: partnerLines(values.partners) } }}
        table="branch_informations"
        busy={form.busy}
        onReload={reload}
      />
    </>
  );
}

type PartnersProps = {
  partners: readonly Partner[];
  errors: Readonly<Record<string, string>>;
  onChange: (partners: readonly Partner[]) => void;
};

function Partners({ partners, errors, onChange }: PartnersProps) {
  const put = (position: number, change: Partial<Partner>) =>
    onChange(partners.map((partner, index) => (index === position ? { ...partner, ...change } : partner)));
  const move = (position: number, by: -1 | 1) => {
    const list = [...partners];
    const [moved] = list.splice(position, 1);
    if (moved) list.splice(position + by, 0, moved);
    onChange(list);
  };
  const nextKey = Math.min(0, ...partners.map(({ key }) => key)) - 1;
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left w-full text-lead font-bold">提携先</legend>
      <div className="clear-both grid gap-4 pt-3">
        {partners.length === 0 && <p className="text-note text-ink-soft">提携先はありません。</p>}
        {partners.map((partner, position) => {
          const called = partner.name || `${position + 1}番目`;
          return (
            <div key={partner.key} className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
              <TextField
                label={`提携先${position + 1}の名前`}
                required
                maxLength={100}
                autoComplete="off"
                value={partner.name}
                error={errors[`partners.${position}.name`]}
                onChange={(event) => put(position, { name: event.target.value })}
              />
              <TextField
                label={`提携先${position + 1}のリンク`}
                type="url"
                placeholder="https://"
                autoComplete="off"
                value={partner.partner_url}
                error={errors[`partners.${position}.partner_url`]}
                onChange={(event) => put(position, { partner_url: event.target.value })}
              />
              <div className="flex gap-1">
                <Button kind="plain" className="px-3!" disabled={position === 0} onClick={() => move(position, -1)}>
                  <ArrowUp className="size-5" aria-hidden="true" />
                  <span className="sr-only">{called}を上へ</span>
                </Button>
                <Button
                  kind="plain"
                  className="px-3!"
                  disabled={position === partners.length - 1}
                  onClick={() => move(position, 1)}
                >
                  <ArrowDown className="size-5" aria-hidden="true" />
                  <span className="sr-only">{called}を下へ</span>
                </Button>
                <Button
                  kind="plain"
                  className="px-3!"
                  onClick={() => onChange(partners.filter((_, index) => index !== position))}
                >
                  <X className="size-5" aria-hidden="true" />
                  <span className="sr-only">{called}を外す</span>
                </Button>
              </div>
            </div>
          );
        })}
        <Button
          kind="plain"
          size="small"
          className="justify-self-start"
          disabled={partners.length >= 20}
          onClick={() => onChange([...partners, { key: nextKey, name: '', partner_url: '' }])}
        >
          <Plus className="size-5" aria-hidden="true" />
          提携先を追加する
        </Button>
      </div>
    </fieldset>
  );
}
