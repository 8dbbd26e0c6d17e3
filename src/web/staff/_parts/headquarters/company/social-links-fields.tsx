import type { SocialLink } from '../../../../../domain/company-facts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';

type SocialLinksFieldsProps = {
  links: readonly SocialLink[];
  errors: Readonly<Record<string, string>>;
  onChange: (links: readonly SocialLink[]) => void;
};

/** The accounts of the footer, in its order. */
export function SocialLinksFields({ links, errors, onChange }: SocialLinksFieldsProps) {
  const set = (position: number, changes: Partial<SocialLink>) =>
    onChange(links.map((link, index) => (index === position ? { ...link, ...changes } : link)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-bold">公式アカウント</legend>
      {links.map((link, position) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: accounts have no id and keep their places
          key={position}
          className="grid items-start gap-3 rounded-md border border-line bg-white p-3 md:grid-cols-[10rem_10rem_1fr_auto] md:items-end"
        >
          <TextField
            label="名前"
            unmarked
            autoComplete="off"
            value={link.name}
            error={errors[`social_links.${position}.name`]}
            onChange={(event) => set(position, { name: event.target.value })}
          />
          <TextField
            label="アカウント"
            unmarked
            autoComplete="off"
            value={link.account}
            error={errors[`social_links.${position}.account`]}
            onChange={(event) => set(position, { account: event.target.value })}
          />
          <TextField
            label="アドレス"
            unmarked
            type="url"
            inputMode="url"
            autoComplete="off"
            value={link.url}
            error={errors[`social_links.${position}.url`]}
            onChange={(event) => set(position, { url: event.target.value })}
          />
          <Button type="button" kind="quiet" onClick={() => onChange(links.filter((_, index) => index !== position))}>
            外す
            <span className="sr-only">({link.name || `${position + 1}件目`})</span>
          </Button>
        </div>
      ))}
      {links.length < 8 && (
        <div>
          <Button
            type="button"
            kind="plain"
            size="small"
            onClick={() => onChange([...links, { name: '', account: '', url: 'https://' }])}
          >
            公式アカウントを足す
          </Button>
        </div>
      )}
    </fieldset>
  );
}
