import type { CompanyFacts } from '../../../domain/company/company-facts.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { type MailBody, mailBody } from '../../notifying/writing/mail-body.ts';
import { paragraphs } from '../../notifying/writing/notification-text.ts';

/** Mails about the account itself: they go by mail alone, because they are about the mailbox or the password. */

function contact(inquiryUrl: string, { tel, office_hours }: CompanyFacts): string {
  const hours = office_hours && `(${office_hours})`;
  return `お問い合わせ: ${inquiryUrl}${tel && `\n電話: ${formatTel(tel)}${hours}`}`;
}

export const verificationMail = (to: { name: string; url: string; days: number }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: to.name,
      title: 'メールアドレスのご確認',
      content: paragraphs(
        '予約のお知らせが確実に届くよう、メールアドレスの確認をお願いします。下のボタンを押すと完了します。',
        `リンクは${to.days}日間有効です。確認がまだでも、ご予約はいつもどおりお使いいただけます。`,
        'このメールに心当たりがない場合は、何もせずに破棄してください。',
      ),
      link: { words: 'メールアドレスを確認する', url: to.url },
    },
    company,
  );

export const passwordResetMail = (to: { url: string }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: null,
      title: 'パスワードの再設定',
      content: paragraphs(
        '下のボタンから、新しいパスワードを決めてください。リンクは1時間有効で、1回だけ使えます。',
        'このメールに心当たりがない場合は、何もせずに破棄してください。パスワードは変わりません。',
      ),
      link: { words: '新しいパスワードを決める', url: to.url },
    },
    company,
  );

/** To a family whose data a company brought along when it moved in here. */
export const familyInvitationMail = (
  to: { name: string; url: string; days: number },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: to.name,
      title: '新しい予約サイトのご案内',
      content: paragraphs(
        '一時保育のご予約を、新しい予約サイトで承ることになりました。お預かりしているお客様とお子さまの情報を移しています。',
        '下のボタンからパスワードを決めると、ログインできます。はじめに利用規約などをお読みいただき、お支払い用のカードをご登録ください。',
        `リンクは${to.days}日間有効で、1回だけ使えます。期限を過ぎたときは、ログイン画面の「パスワードをお忘れの方」からお進みください。`,
        'このメールに心当たりがない場合は、何もせずに破棄してください。',
      ),
      link: { words: 'パスワードを決める', url: to.url },
    },
    company,
  );

/** To a family staff entered at the desk or on the telephone. Names no child: the address may have been misheard. */
export const familyLinkMail = (
  to: { branch_name: string | null; url: string; hours: number },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: null,
      title: 'ご登録の続きのご案内',
      content: paragraphs(
        `${to.branch_name ?? '園'}で、ご利用の受付をいたしました。下のボタンから、ログインの方法、ご住所、お支払い用のカードをご登録ください。`,
        `はじめに、ご登録の電話番号の下4桁をうかがいます。リンクは${to.hours}時間有効で、1回だけ使えます。`,
        'このメールに心当たりがない場合は、何もせずに破棄してください。',
      ),
      link: { words: '登録を続ける', url: to.url },
    },
    company,
  );

/** To a person a family invites. Anyone who reads it by mistake learns one name. */
export const personInvitationMail = (
  to: { inviter_name: string; role: string; url: string; hours: number },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: null,
      title: 'ご家族への招待が届いています',
      content: paragraphs(
        `${withSan(to.inviter_name)}から、いまほいくの「${to.role}」として招待が届いています。下のボタンから内容を確かめて、お進みください。`,
        `リンクは${to.hours}時間有効で、1回だけ使えます。ほかの方に転送しないでください。`,
        'このメールに心当たりがない場合は、何もせずに破棄してください。',
      ),
      link: { words: '招待の内容を見る', url: to.url },
    },
    company,
  );

export const passwordChangedMail = (
  to: { name: string | null; resetUrl: string; inquiryUrl: string },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: to.name,
      title: 'パスワードが変更されました',
      content: paragraphs(
        'ログイン用のパスワードが変更されました。安全のため、ほかの端末ではログアウトしています。',
        'お心当たりがない場合は、すぐに下のボタンからパスワードを決め直し、お問い合わせください。',
        contact(to.inquiryUrl, company),
      ),
      link: { words: 'パスワードを決め直す', url: to.resetUrl },
    },
    company,
  );

export const invitationMail = (to: { name: string; url: string; hours: number }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: to.name,
      title: 'スタッフ画面へのご招待',
      content: paragraphs(
        'スタッフ用のアカウントができました。下のボタンからパスワードを決めると、スタッフ画面にログインできます。',
        `リンクは${to.hours}時間有効で、1回だけ使えます。期限が切れたときは、園長または本部に再送を依頼してください。`,
        'このメールに心当たりがない場合は、何もせずに破棄してください。',
      ),
      link: { words: 'パスワードを決める', url: to.url },
    },
    company,
  );

export const secondFactorResetMail = (to: { name: string; url: string }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: to.name,
      title: '2段階認証がリセットされました',
      content: paragraphs(
        '本部が、あなたの2段階認証の登録を削除しました。すべての端末でログアウトしています。',
        'パスワードでログインし、アカウント設定でもう一度設定してください。',
        'お心当たりがない場合は、すぐに本部へ連絡してください。',
      ),
      link: { words: 'スタッフ画面へ', url: to.url },
    },
    company,
  );

/** To the address that is no longer used. */
export const emailChangeNotice = (to: { name: string | null; inquiryUrl: string }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: to.name,
      title: 'メールアドレスが変更されました',
      content: paragraphs(
        'ご登録のメールアドレスが、別のアドレスに変更されました。これからのお知らせは、新しいアドレスへお送りします。',
        'お心当たりがない場合は、お手数ですが、すぐにご連絡ください。',
        contact(to.inquiryUrl, company),
      ),
      link: null,
    },
    company,
  );

/** To the first person of headquarters (`npm run headquarters`): everything else is set up in the console. */
export const firstAccountMail = (to: { name: string; url: string; hours: number }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: to.name,
      title: '本部アカウントのご用意',
      content: paragraphs(
        '本部のアカウントをご用意しました。下のボタンから、パスワードを決めてください。',
        `リンクは${to.hours}時間有効で、1回だけ使えます。パスワードを決めたら、スタッフ画面の「いま」で公開の準備を進められます。`,
        'このメールに心当たりがない場合は、何もせずに破棄してください。',
      ),
      link: { words: 'パスワードを決める', url: to.url },
    },
    company,
  );

/** A test mail, to check before the company opens that mail arrives. */
export const testMail = (to: { name: string; url: string }, company: CompanyFacts): MailBody =>
  mailBody(
    {
      name: to.name,
      title: 'メールのテスト',
      content: paragraphs(
        'このメールが届いていれば、メールの設定は正しくできています。下のボタンを押すと、届いたことが公開の準備に記録されます。',
        '迷惑メールに入っていたときは、送信元のドメインの設定(SPF、DKIM、DMARC)をご確認ください。',
      ),
      link: { words: '届いたことを記録する', url: to.url },
    },
    company,
  );

/** Something headquarters has to look at (notify-headquarters.ts). */
/** To a manager whose branch still has a child after closing. */
export const pickUpAlertMail = (
  alert: { branch_name: string; children: number; url: string },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: `${alert.branch_name} 園長`,
      title: 'お迎えのないお子さまがいます',
      content: paragraphs(
        `${alert.branch_name}で、閉園の時刻を過ぎてもお迎えのないお子さまが${alert.children}名います。`,
        'スタッフ画面で、連絡先と電話の記録をご確認ください。このあともお迎えがないときは、本部にも知らせます。',
      ),
      link: { words: 'スタッフ画面で確認する', url: alert.url },
    },
    company,
  );

export const sleepCallMail = (
  call: { branch_name: string; title: string; url: string },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: `${call.branch_name} 園長`,
      title: call.title,
      content: paragraphs(
        'いますぐ確認が必要な午睡があり、園の端末でも鳴っています。園へ電話するか、スタッフ画面でご確認ください。',
      ),
      link: { words: 'スタッフ画面で確認する', url: call.url },
    },
    company,
  );

export const headquartersMail = (
  message: { title: string; content: string; url: string },
  company: CompanyFacts,
): MailBody =>
  mailBody(
    {
      name: '本部',
      title: message.title,
      content: message.content,
      link: { words: 'スタッフ画面で確認する', url: message.url },
    },
    company,
  );
