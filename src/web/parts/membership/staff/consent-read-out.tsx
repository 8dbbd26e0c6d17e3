import { childDataPurpose, childDataVersion } from '../../../../domain/membership/consents.ts';
import { TextField } from '../../../ui/field.tsx';

export type TypedConsent = { read: boolean; consented_name: string };

type ConsentReadOutProps = {
  value: TypedConsent;
  /** The parent, as typed above: usually the one who answers. */
  parent: string;
  onChange: (consent: TypedConsent) => void;
};

/** Read out, then ticked: before that nothing about a child's health can be typed. */
export function ConsentReadOut({ value, parent, onChange }: ConsentReadOutProps) {
  return (
    <fieldset className="rounded-lg border border-line bg-cream p-4">
      <legend className="px-1 font-bold">お子さまの情報の同意</legend>
      <p className="text-note text-ink-soft">つぎの文を読み上げて、同意を確認してください。</p>
      <blockquote className="mt-1.5 mb-2 border-l-4 border-ask/60 pl-3">{childDataPurpose}</blockquote>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1 font-bold">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-action"
          checked={value.read}
          onChange={(event) => onChange({ ...value, read: event.target.checked })}
        />
        読み上げて、同意をいただきました
      </label>
      {value.read && (
        <TextField
          className="mt-2 max-w-96"
          label="同意された方のお名前"
          hint={`この文は${childDataVersion}版です。読み上げた人として、あなたの名前が残ります。`}
          required
          autoComplete="off"
          maxLength={50}
          value={value.consented_name || parent}
          onChange={(event) => onChange({ ...value, consented_name: event.target.value })}
        />
      )}
    </fieldset>
  );
}

/** What is sent: the parent, unless another name was typed. */
export const sentConsent = ({ consented_name }: TypedConsent, parent: string) => ({
  version: childDataVersion,
  consented_name: consented_name.trim() || parent.trim(),
});
