import { Plus, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import { listChanges } from '../../../console/edit/list-changes.ts';
import { MoveButtons } from '../../../console/edit/move-buttons.tsx';
import { PreviewedForm, usePreviewedForm } from '../../../console/edit/previewed-form.tsx';
import { Field } from '../../../form/field.tsx';
import type { FormState } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BranchFormPart } from './branch-fields.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchPreview } from './preview.tsx';

type PageValues = {
  information_content: string;
  instagram_account: string;
  twitter_account: string;
  partners: { name: string; partner_url: string }[];
};

const partnerLines = (partners: PageValues['partners']): string =>
  partners.map(({ name, partner_url }) => [name, partner_url].filter(Boolean).join(' ')).join('\n');

/** Words, accounts and partners of the public page: a manager's too. */
export function BranchPageForm({ branch, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const [information] = branch.branch_informations;
  const form = usePreviewedForm(branchFunctions, 'staffSaveBranchPage', {
    defaults: {
      information_content: information?.information_content ?? '',
      instagram_account: information?.instagram_account ?? '',
      twitter_account: information?.twitter_account ?? '',
      partners: branch.branch_partners.map(({ name, partner_url }) => ({ name, partner_url: partner_url ?? '' })),
    },
    payload: (values) => ({ ...values, branch_id: branch.id, version: information?.version ?? 1 }),
    toast: '園のページを保存しました',
    done: () => void navigate(branchPath(branch.id)),
  });
  const { values, conflict } = form;
  const branch_partners = values.partners.map((partner, id) => ({ id, ...partner }));
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-4xl gap-8"
      leave={
        <LinkButton to={branchPath(branch.id)} kind="plain">
          やめる
        </LinkButton>
      }
      table="branch_informations"
      row={information}
      conflict={conflict && { ...conflict, typed: { ...conflict.typed, partners: partnerLines(values.partners) } }}
      onReload={reload}
      preview={() => (
        <BranchPreview branch={{ ...branch, branch_informations: [values], branch_partners }} today={today} />
      )}
    >
      <Field of={form} name="information_content" as="area" rows={8} hint="空の行で段落が分かれます。" />
      <BranchFormPart title="SNS" lead="アカウント名だけを入力します。">
        <Field of={form} name="instagram_account" placeholder="imahoiku_minato" />
        <Field of={form} name="twitter_account" placeholder="imahoiku_minato" />
      </BranchFormPart>
      <Partners form={form} />
    </PreviewedForm>
  );
}

function Partners({ form }: { form: FormState<PageValues> }) {
  const { partners } = form.values;
  const { append, move, remove } = listChanges(partners, (rows) => form.set('partners', rows));
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left w-full text-lead font-bold">提携先</legend>
      <div className="clear-both grid gap-4 pt-3">
        {partners.length === 0 && <p className="text-note text-ink-soft">提携先はありません。</p>}
        {partners.map(({ name }, position) => {
          const called = name || `${position + 1}番目`;
          const label = `提携先${position + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own, their fields are the form's
            <div key={position} className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
              <Field of={form} name={`partners.${position}.name`} label={`${label}の名前`} />
              <Field
                of={form}
                name={`partners.${position}.partner_url`}
                label={`${label}のリンク`}
                as="url"
                placeholder="https://"
              />
              <div className="flex gap-1">
                <MoveButtons
                  name={called}
                  position={position}
                  count={partners.length}
                  className="px-3!"
                  onMove={(by) => move(position, by)}
                />
                <Button kind="plain" className="px-3!" onClick={() => remove(position)}>
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
          onClick={() => append({ name: '', partner_url: '' })}
        >
          <Plus className="size-5" aria-hidden="true" />
          提携先を追加する
        </Button>
      </div>
    </fieldset>
  );
}
