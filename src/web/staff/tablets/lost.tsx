import type { MetaFunction } from 'react-router';
import { StaffPage } from '../../console/staff-page.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '端末をなくしたとき', noindex: true });

/** The same as docs/lost-tablet.md, for staff who have just lost a tablet. */
export default function LostTablet() {
  return (
    <StaffPage title="端末をなくしたとき">
      <div className="grid max-w-form gap-8">
        <Notice
          kind="warning"
          title="気づいたら、まず登録を取り消してください"
          action={
            <LinkButton to="/staff/tablets" size="small">
              園の端末を開く
            </LinkButton>
          }
        >
          園長または本部が、ほかの電話やパソコンから行えます。その瞬間に、なくした端末はログアウトし、PINでは入れなくなります。
        </Notice>
        <section aria-labelledby="order">
          <h2 id="order" className="mb-2 text-lead">
            することの順番
          </h2>
          <ol className="grid list-decimal gap-2 pl-6">
            <li>「園の端末」で、その端末の登録を取り消す。</li>
            <li>タブレットの「探す」機能で場所を確かめ、見つからなければ遠隔で消去する。</li>
            <li>本部に連絡する(なくした時刻、場所、端末の画面ロックがあったかどうか)。</li>
            <li>その日に端末でログインした人は、PINとパスワードを変える。</li>
          </ol>
        </section>
        <section aria-labelledby="disclosed">
          <h2 id="disclosed" className="mb-2 text-lead">
            見られるおそれがあるもの
          </h2>
          <ul className="grid list-disc gap-2 pl-6">
            <li>ロック画面には、スタッフの名前と、お預かり中の人数だけが出ます。お子さまの名前は出ません。</li>
            <li>
              その日の、その園の名簿だけが、暗号化されて端末に残っています(お子さまの名前、年齢、時間、アレルギーや健康の記録、保護者と緊急連絡先の電話番号、お迎えの方)。ほかの日、ほかの園、支払い、住所は残りません。
            </li>
            <li>
              名簿を開くには、その日にその端末でログインした人のPINまたはパスワードが要ります。画面からは5回まちがえると、その人のものでは開けなくなります。
            </li>
            <li>
              正直にお伝えすると、PINは4〜6桁の数字です。端末を分解して記憶装置を読み出せる人が、時間をかけて総当たりすれば、その日の名簿は読まれるおそれがあります。端末そのものの画面ロックと、6桁のPINで、おそれは大きく減ります。
            </li>
          </ul>
        </section>
        <section aria-labelledby="erased">
          <h2 id="erased" className="mb-2 text-lead">
            名簿が消えるとき
          </h2>
          <ul className="grid list-disc gap-2 pl-6">
            <li>だれかが「ログアウト」したとき(自動ロックや交代では消えません)</li>
            <li>その日の24時(東京)を過ぎたとき。電源が切れていたときは、次に開いたとき</li>
            <li>登録を取り消したあと、端末が次に通信したとき</li>
          </ul>
          <p className="mt-3 text-note text-ink-soft">登録していない端末(ご自分の電話など)には、名簿は残りません。</p>
        </section>
      </div>
    </StaffPage>
  );
}
