import { type RefObject, useRef, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { type Consents, childDataPurpose, childDataVersion } from '../../../domain/membership/consents.ts';
import type { RootData } from '../../data/root-data.ts';
import { FieldError } from '../../ui/field.tsx';

type GivenConsents = { terms: boolean; child_data: boolean };

type ConsentForm = {
  given: GivenConsents;
  /** Of the texts this page leads to; the server knows whether they are still in force. */
  versions: Consents;
  missing: boolean;
  set: (changes: Partial<GivenConsents>) => void;
  first: RefObject<HTMLInputElement | null>;
  second: RefObject<HTMLInputElement | null>;
  /** True when both are given; otherwise says so and leads to the first missing one. */
  check: () => boolean;
};

/** Consents are never part of a draft: they are given on the page that shows what for. */
export function useConsents(): ConsentForm {
  const [given, setGiven] = useState<GivenConsents>({ terms: false, child_data: false });
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const company = useRouteLoaderData<RootData>('root')?.company;
  const complete = given.terms && given.child_data;
  return {
    given,
    versions: {
      terms: company?.terms ?? 'none',
      privacy: company?.privacy ?? 'none',
      child_data: childDataVersion,
    },
    missing: asked && !complete,
    set: (changes) => setGiven((before) => ({ ...before, ...changes })),
    first,
    second,
    check() {
      setAsked(true);
      if (!complete) (given.terms ? second : first).current?.focus();
      return complete;
    },
  };
}

const box = 'mt-1 size-6 shrink-0 accent-action';
const row = 'flex min-h-11 cursor-pointer items-start gap-3 py-2';

export function ConsentPart({ consents }: { consents: ConsentForm }) {
  const { given, missing, set, first, second } = consents;
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-lead">同意していただくこと</h2>
      <label className={row}>
        <input
          ref={first}
          type="checkbox"
          className={box}
          checked={given.terms}
          aria-invalid={(missing && !given.terms) || undefined}
          aria-describedby={missing ? 'consent-error' : undefined}
          onChange={(event) => set({ terms: event.target.checked })}
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
      <label className={row}>
        <input
          ref={second}
          type="checkbox"
          className={box}
          checked={given.child_data}
          aria-invalid={(missing && !given.child_data) || undefined}
          aria-describedby={missing ? 'consent-purpose consent-error' : 'consent-purpose'}
          onChange={(event) => set({ child_data: event.target.checked })}
        />
        <span>お子さまの情報の取り扱いに同意します</span>
      </label>
      <p id="consent-purpose" className="pl-9 text-note text-ink-soft">
        {childDataPurpose}
      </p>
      {missing && <FieldError id="consent-error">お進みいただくには、両方への同意が必要です。</FieldError>}
    </section>
  );
}
