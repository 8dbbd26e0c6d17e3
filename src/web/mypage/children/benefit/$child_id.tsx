import { useState } from 'react';
import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import {
  type SelectMypageChildBenefitData,
  SelectMypageChildBenefitDocument,
} from '../../../../contract/operations/generated.ts';
import { benefitKind } from '../../../../domain/billing/papers/paper-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatJapaneseDate } from '../../../../domain/time-format.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { BenefitForm } from '../../../parts/books/certificates/benefit-form.tsx';
import { RemoveBenefit } from '../../../parts/books/certificates/remove-benefit.tsx';
import { childIdOf } from '../../../parts/membership/children/child-flow.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { MypagePage } from '../../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '無償化の認定', noindex: true });

type Benefit = SelectMypageChildBenefitData['children'][number]['child_benefits'][number];

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  const known = await dataClient().query(SelectMypageChildBenefitDocument, { child_id });
  const child = known.children[0];
  // Another family's child gets the same 404 as an unknown one.
  if (child === undefined) throw data(null, { status: 404 });
  return { known, child };
}
clientLoader.hydrate = true as const;

/** 施設等利用給付認定 of a child: what the municipality's letter says. */
export default function ChildBenefit() {
  const { known, child } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const none = child.child_benefits.length === 0;
  const [asked, setAsked] = useState<
    { what: 'edit'; benefit: Benefit | null } | { what: 'remove'; benefit: Benefit }
  >();
  const form = asked?.what === 'edit' ? asked.benefit : undefined;
  const done = (words: string) => {
    setAsked(undefined);
    showToast(words);
    void revalidate();
  };
  const places = { prefectures: known.prefectures, home: known.customers[0] };
  return (
    <MypagePage
      title={`${withSan(child.name)}の無償化の認定`}
      lead="市区町村から届いた「施設等利用給付認定通知書」を見ながら入力してください。提供証明書に印字します。園のスタッフには見えません。"
      back={{ to: '/mypage/children/list', label: 'お子さま' }}
    >
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        {child.child_benefits.map((benefit) => (
          <BenefitCard
            key={benefit.id}
            benefit={benefit}
            onEdit={() => setAsked({ what: 'edit', benefit })}
            onRemove={() => setAsked({ what: 'remove', benefit })}
          />
        ))}
        {form !== undefined || none ? (
          <BenefitForm
            key={form?.id ?? 0}
            child_id={child.id}
            benefit={form ?? null}
            {...places}
            onSaved={() => done('認定を保存しました')}
            {...(none ? {} : { onCancel: () => setAsked(undefined) })}
          />
        ) : (
          <div>
            <Button kind="plain" onClick={() => setAsked({ what: 'edit', benefit: null })}>
              別の期間の認定を追加する
            </Button>
          </div>
        )}
      </div>
      {asked?.what === 'remove' && (
        <RemoveBenefit
          benefit={asked.benefit}
          onClose={() => setAsked(undefined)}
          onRemoved={() => done('認定を削除しました')}
        />
      )}
    </MypagePage>
  );
}

function BenefitCard({ benefit, onEdit, onRemove }: { benefit: Benefit; onEdit: () => void; onRemove: () => void }) {
  const until = benefit.end_date === null ? '' : formatJapaneseDate(benefit.end_date);
  return (
    <article className="rounded-lg border border-line bg-white p-4">
      <h2 className="text-h3">{benefitKind.label(benefit.kind)}認定</h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note">
        <dt className="text-ink-soft">認定番号</dt>
        <dd className="wrap-anywhere">{benefit.certificate_number}</dd>
        <dt className="text-ink-soft">市区町村</dt>
        <dd className="wrap-anywhere">{benefit.municipality}</dd>
        <dt className="text-ink-soft">期間</dt>
        <dd className="figures">
          {formatJapaneseDate(benefit.start_date)}から{until}
        </dd>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="plain" size="small" onClick={onEdit}>
          変更する
        </Button>
        <Button kind="quiet" size="small" onClick={onRemove}>
          削除する
        </Button>
      </div>
    </article>
  );
}
