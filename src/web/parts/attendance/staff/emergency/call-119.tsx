import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTel } from '../../../../../domain/text/contact-format.ts';
import { fullAddress } from '../../../../console/branch-place.ts';
import { useStaff } from '../../../../console/staff-context.tsx';

/**
 * First on the page, and known since signing in: it needs no answer of the server. The words are in the order in which 119
 * asks for them, to be read out as they stand.
 */
export function Call119({ folded }: { folded: boolean }) {
  const { branch } = useStaff();
  return (
    <section aria-label="119番" className="grid gap-3 rounded-lg border-2 border-wrong bg-wrong-soft p-3 md:p-4">
      <a
        href="tel:119"
        className="flex min-h-18 items-center justify-center gap-3 rounded-md bg-wrong text-h2 font-bold text-white no-underline forced-colors:border"
      >
        <Phone className="size-8 shrink-0" aria-hidden="true" />
        119番に電話する
      </a>
      {folded ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-bold">119番で伝えること</summary>
          <Words branch={branch} />
        </details>
      ) : (
        <Words branch={branch} />
      )}
    </section>
  );
}

function Words({ branch }: { branch: ReturnType<typeof useStaff>['branch'] }) {
  return (
    <>
      <ol className="grid gap-2 text-lead leading-snug">
        <Line step={1} label="はじめに">
          「救急です」または「火事です」
        </Line>
        <Line step={2} label="住所">
          「{fullAddress(branch)}、<span className="inline-block">{branch.name}です」</span>
          {branch.address2 === '' && (
            <span className="block text-body text-wrong">
              番地が登録されていません。建物の前の表示を読んでください。
            </span>
          )}
          {branch.nearest_station !== '' && (
            <span className="block text-body font-normal">目印 {branch.nearest_station}</span>
          )}
        </Line>
        <Line step={3} label="ようす">
          「◯歳の子どもが、◯◯です。<span className="inline-block">意識は ある/ない、</span>
          <span className="inline-block">呼吸は ある/ない」</span>
        </Line>
        <Line step={4} label="電話番号">
          「園の電話は <span className="figures whitespace-nowrap">{formatTel(branch.tel)}</span> です」
        </Line>
      </ol>
      <p className="mt-2 phrases">
        反応がない・呼吸がおかしいときは、待たずに胸骨圧迫。ほかの職員がAEDを取りに行き、救急車を外で迎えます。不審な人・事件は
        <a href="tel:110" className="text-link inline-flex min-h-11 items-center px-1 font-bold">
          110番
        </a>
      </p>
    </>
  );
}

function Line({ step, label, children }: { step: number; label: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-3 md:grid-cols-[7rem_1fr]">
      <span className="text-body text-ink-soft">
        <span className="figures mr-1.5 font-bold">{step}</span>
        {label}
      </span>
      <span className="font-bold wrap-anywhere">{children}</span>
    </li>
  );
}
