import { type RefObject, useRef, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { type Consents, childDataPurpose, childDataVersion } from '../../../domain/membership/consents.ts';
import type { RootData } from '../../data/root-data.ts';
import { FieldError } from '../../ui/field.tsx';

type ConsentForm = {
  given: boolean;
  /** Of the texts this page leads to; the server knows whether they are still in force. */
  versions: Consents;
  missing: boolean;
  set: (given: boolean) => void;
  field: RefObject<HTMLInputElement | null>;
  /** True when given; otherwise says so and leads to the box. */
  check: () => boolean;
};

/** Consents are never part of a draft: they are given on the page that shows what for. */
export function useConsents(): ConsentForm {
  const [given, set] = useState(false);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const company = useRouteLoaderData<RootData>('root')?.company;
  return {
    given,
    versions: {
      terms: company?.terms ?? 'none',
      privacy: company?.privacy ?? 'none',
      child_data: childDataVersion,
    },
    missing: asked && !given,
    set,
    field,
    check() {
      setAsked(true);
      if (!given) field.current?.focus();
      return given;
    },
  };
}

/** One box that names each of the three texts; what the child's data is for stands beside it (decision 122). */
export function ConsentPart({ consents }: { consents: ConsentForm }) {
  const { given, missing, set, field } = consents;
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-lead">同意していただくこと</h2>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          ref={field}
          type="checkbox"
          className="mt-1 size-6 shrink-0 accent-action"
          checked={given}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? 'consent-purpose consent-error' : 'consent-purpose'}
          onChange={(event) => set(event.target.checked)}
        />
        <span>
          <Link to="/terms" target="_blank" className="text-link">
            利用規約
          </Link>
          、
          <Link to="/privacy_policy" target="_blank" className="text-link">
            プライバシーポリシー
          </Link>
          、お子さまの情報の取り扱いに同意します
        </span>
      </label>
      <p id="consent-purpose" className="pl-9 text-note text-ink-soft">
        {childDataPurpose}
      </p>
      {missing && <FieldError id="consent-error">お進みいただくには、同意が必要です。</FieldError>}
    </section>
  );
}
