import { Link, type MetaFunction } from 'react-router';
import { brand, company } from '../../domain/brand.ts';
import { formatPostalCode, formatTel } from '../../domain/membership/contact-format.ts';
import { Article, Items, ProseFacts, ProsePage } from './_parts/prose.tsx';
import { publicMeta } from './_parts/public-meta.ts';

export const meta: MetaFunction = (args) =>
  publicMeta(args, {
    title: 'プライバシーポリシー',
    description: `${brand.name}が、お客様とお子さまの情報を、何のために、どのように扱うかをお伝えします。`,
  });

export default function PrivacyPolicy() {
  return (
    <ProsePage
      title="プライバシーポリシー"
      lead={`${company.name}(以下「当社」)は、お預かりするお子さまと保護者の方の情報を、保育のために必要な範囲で、大切に扱います。`}
    >
      <Article title="1. お預かりする情報">
        <Items
          items={[
            '保護者の方: お名前、住所、電話番号、メールアドレス、生年月日、緊急連絡先、LINEの利用者識別子',
            'お子さま: お名前、性別、生年月日、健康やアレルギーなど、備考に書かれたこと',
            'ご利用の記録: 予約、登園と降園の時刻、お支払い、お問い合わせの内容',
            'サイトの利用に伴う情報: 接続元のアドレス、ブラウザの種類、操作の日時',
          ]}
        />
        <p>
          クレジットカードの番号は、決済会社(Stripe)が直接受け取り、当社は保存しません。当社が見られるのは、カードの種類、下4桁、有効期限だけです。
        </p>
      </Article>
      <Article title="2. 使う目的">
        <Items
          items={[
            'お子さまを安全にお預かりするため',
            '予約の受け付け、変更、お知らせのため',
            '料金の請求と、領収書の発行のため',
            'お問い合わせ、採用の応募へのお返事のため',
            'サービスの改善のための統計(個人が分からない形にします)',
          ]}
        />
      </Article>
      <Article title="3. お子さまの健康の情報">
        <p>
          健康やアレルギーの情報は、ご本人(保護者)、ご予約のある園の職員、本部の担当者だけが見られます。登録のときに目的をお示しし、同意をいただいた日時と版を記録します。
        </p>
      </Article>
      <Article title="4. 写真の扱い">
        <p>
          園での写真をSNSなどに載せるかどうかは、登録のときに「掲載してよい」「顔が写らなければ掲載してよい」「掲載しない」から選べます。あとから変えられます。
        </p>
      </Article>
      <Article title="5. 第三者への提供と委託">
        <p>
          法令に基づく場合と、お子さまの生命や身体を守るために緊急に必要な場合を除き、同意なく第三者に提供しません。次の業務を、契約で安全管理を定めたうえで委託しています。
        </p>
        <Items
          items={[
            '決済の処理(Stripe)',
            'ログインとお知らせの送信(LINEヤフー株式会社)',
            '園の予定の管理(Google カレンダー)と、職員の連絡(Chatwork)',
            'メールの送信、サーバーの運用',
          ]}
        />
      </Article>
      <Article title="6. Cookieなどの利用">
        <p>
          ログインの状態と、入力の途中の内容を60分の間お使いの端末に残すために、Cookieとブラウザの保存領域を使います。広告のための追跡はしていません。地図は、押したときにだけGoogleに接続します。
        </p>
      </Article>
      <Article title="7. 保存の期間">
        <p>
          アカウントを削除した方の情報は、法令で定める期間と、精算に必要な期間が過ぎたあとに消去します。それまでの間は、ほかの目的に使いません。
        </p>
      </Article>
      <Article title="8. 開示、訂正、削除のご請求">
        <p>
          ご自身とお子さまの情報は、マイページで確認と訂正ができます。開示、利用の停止、削除のご希望は、
          <Link to="/user_inquiries" className="text-link">
            お問い合わせ
          </Link>
          からお知らせください。ご本人であることを確認のうえ、速やかに対応します。
        </p>
      </Article>
      <Article title="9. お問い合わせ先">
        <ProseFacts
          facts={[
            { label: '事業者', value: company.name },
            { label: '個人情報の責任者', value: company.representative },
            { label: '所在地', value: `${formatPostalCode(company.postal_code)}\n${company.address}` },
            { label: '電話', value: `${formatTel(company.tel)}(${company.office_hours})` },
            { label: 'メール', value: company.email },
          ]}
        />
      </Article>
      <p className="mt-10 text-note text-ink-soft">2022年4月1日 制定</p>
    </ProsePage>
  );
}
