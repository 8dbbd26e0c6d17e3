import { quarterText } from '../../../../domain/billing/cancelling/fair-cancellation.ts';
import { codesIn } from '../../../../domain/care/morning/morning-form.ts';
import { serverNow, serverToday } from '../../../data/server-clock.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import type { CancelTerms } from './cancel-terms.ts';
import type { CancelledReserve } from './use-cancel.ts';

type SickChildProps = {
  reserve: CancelledReserve;
  terms: CancelTerms;
  ill: boolean;
  onChange: (ill: boolean) => void;
};

/** A child is unwell: the fee of illness, how many turns are left, and what is needed for it. Nothing where the fee is none anyway. */
export function SickChild({ reserve, terms, ill, onChange }: SickChildProps) {
  const fee = reserve.cancellation_fee;
  if (!fee || !terms.illness || terms.illness.illness_limit_per_quarter === 0 || fee.cancel_amount === 0) return null;
  const { illness_left, illness_until } = fee;
  const months = quarterText(reserve.reserve_date);
  if (illness_left === 0) {
    return (
      <Frame>
        <Notice kind="info" title={`${months}の体調不良の料金は、お使いいただける回数に達しています`}>
          お子さまお一人につき{terms.illness.illness_limit_per_quarter}
          回までです。ご事情は園へお電話ください。園長が確認します。
        </Notice>
      </Frame>
    );
  }
  const left = `${months}は、あと${illness_left}回お使いいただけます。`;
  if (!terms.unwell) return <NotSaidYet reserve={reserve} reason={terms.illness.illness_reason} left={left} />;
  if (serverNow() > new Date(illness_until)) {
    return (
      <Frame>
        <Notice kind="info" title="体調不良のお届けは、園へお電話ください">
          この画面で受け付ける時間を過ぎました。園でお手続きします。
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame>
      <ChoiceGroup legend="キャンセルのわけ" required>
        <ChoiceCard
          type="radio"
          name="cancel_cause"
          title="お子さまの体調不良"
          note={`${terms.illness.illness_reason}${left}`}
          checked={ill}
          onChange={() => onChange(true)}
        />
        <ChoiceCard
          type="radio"
          name="cancel_cause"
          title="そのほかのご都合"
          checked={!ill}
          onChange={() => onChange(false)}
        />
      </ChoiceGroup>
    </Frame>
  );
}

type NotSaidYetProps = { reserve: CancelledReserve; reason: string; left: string };

/** The morning form comes first: it says that the child is unwell. */
function NotSaidYet({ reserve, reason, left }: NotSaidYetProps) {
  const today = reserve.reserve_date === serverToday();
  return (
    <Frame>
      <div className="grid gap-2.5 rounded-lg border border-line bg-white p-4">
        <h2 className="text-body font-bold">お子さまの体調不良のとき</h2>
        <p className="text-note">
          キャンセル料は <YenAmount amount={reserve.cancellation_fee?.illness_amount ?? 0} className="font-bold" />{' '}
          になります。{left}
          <span className="block text-ink-soft">{reason}</span>
        </p>
        {today ? (
          <>
            <p className="text-note text-ink-soft">先に、お子さまの今朝の様子をお知らせください。</p>
            <LinkButton to={`/mypage/morning/${reserve.id}`} kind="plain">
              朝の様子を入力する
            </LinkButton>
          </>
        ) : (
          <p className="text-note text-ink-soft">
            ご利用の当日の朝に「朝の様子」を入力するか、園へお電話ください。園でもお手続きできます。
          </p>
        )}
      </div>
    </Frame>
  );
}

const Frame = ({ children }: { children: React.ReactNode }) => <div className="mt-3 lg:mt-5">{children}</div>;

/** Whether the morning form of the stay's day says that a child is unwell. */
export const saysUnwell = (
  forms: readonly { readonly date: string; readonly reasons: unknown }[],
  date: string,
): boolean => forms.some((form) => form.date === date && codesIn(form.reasons).length > 0);
