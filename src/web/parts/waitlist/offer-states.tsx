import type { ShownOffer } from '../../../contract/functions/waitlist/waitlist.ts';
import { withQuery } from '../../../domain/routing/with-query.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { type OfferStatus, offerStatus } from '../../../domain/waitlist/seat-codes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice, type NoticeKind } from '../../ui/notice.tsx';

const { accepted, declined, ranOut } = offerStatus.code;

const stayText = ({ branch_name, start_datetime, end_datetime }: ShownOffer): string =>
  `${formatMonthDay(start_datetime)} ${formatTimeRange(start_datetime, end_datetime)} ${branch_name}`;

type OfferMessage = { kind: NoticeKind; title: string; words: string };
const goesOn = '空き待ちはそのまま続いています。次に空いたときに、またお知らせします。';

function noticesOf(status: OfferStatus): OfferMessage {
  if (status === accepted)
    return { kind: 'done', title: '予約が確定しています', words: '予約のページで、持ち物や地図をご覧いただけます。' };
  if (status === declined) return { kind: 'info', title: 'この席は見送りました', words: goesOn };
  if (status === ranOut) {
    return { kind: 'warning', title: 'お返事の期限が過ぎました', words: `この席は、次の方にご案内しました。${goesOn}` };
  }
  return {
    kind: 'warning',
    title: 'このご案内は終わりました',
    words: '別のご予約が取れたか、空き待ちが取り消されたため、席をお返ししました。',
  };
}

/** An offer that is over: what became of it, and the next step. */
export function AnsweredOffer({ offer }: { offer: ShownOffer }) {
  const { kind, title, words } = noticesOf(offer.status === offerStatus.code.open ? ranOut : offer.status);
  return (
    <Notice
      kind={kind}
      live
      title={title}
      action={
        <div className="flex flex-wrap gap-2.5">
          {offer.reserve_id === null ? (
            <>
              <LinkButton to="/mypage/waitlist" size="small">
                空き待ちの一覧へ
              </LinkButton>
              <LinkButton to="/mypage/reserves/select_branches" kind="plain" size="small">
                ほかの日時をさがす
              </LinkButton>
            </>
          ) : (
            <LinkButton to={`/mypage/reserves/${offer.reserve_id}`} size="small">
              予約を見る
            </LinkButton>
          )}
        </div>
      }
    >
      <p className="font-bold">{stayText(offer)}</p>
      <p>{words}</p>
    </Notice>
  );
}

/** Accepted by the link, without a sign-in: nothing more is needed. */
export function ReservedByLink({ offer, reserve_id }: { offer: ShownOffer; reserve_id: number }) {
  return (
    <Notice
      kind="done"
      live
      title="ご予約が確定しました"
      action={
        <LinkButton to={`/mypage/reserves/done?reserve_id=${reserve_id}`} size="small">
          ログインして予約を見る
        </LinkButton>
      }
    >
      <p className="font-bold">{stayText(offer)}</p>
      <p>確認のお知らせをお送りしました。変更やキャンセルは、予約のページでできます。</p>
    </Notice>
  );
}

/** An unknown id, another family's, or a used link: the same answer for all. */
export function NoOffer({ id }: { id?: number }) {
  return (
    <EmptyState
      title="このご案内は表示できません"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={id === undefined ? '/login' : withQuery('/login', { return_to: `/offers/${id}` })}>
            ログインする
          </LinkButton>
          <LinkButton to="/mypage/waitlist" kind="plain">
            空き待ちの一覧へ
          </LinkButton>
        </div>
      }
    >
      リンクが途中で切れているか、すでに使われています。ログインすると、いまのご案内をご覧いただけます。
    </EmptyState>
  );
}
