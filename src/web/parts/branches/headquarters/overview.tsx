import { ChevronRight, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { holdsOn } from '../../../../domain/branches/certificates.ts';
import { branchStatus, certificateKind } from '../../../../domain/codes.ts';
import { formatPostalCode, formatTel } from '../../../../domain/text/contact-format.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { fullAddress } from '../../../console/branch-place.ts';
import { History } from '../../../console/edit/history.tsx';
import { FactList } from '../../../console/fact-list.tsx';
import { useStaff } from '../../../console/staff-context.tsx';
import { type BranchPartProps, branchPath, type ManagedBranch } from './branch-part.tsx';
import { BranchStatusBadge } from './status-badge.tsx';

type Part = { to: string; label: string; text: string; missing?: boolean; headquarters?: true };

function partsOf(branch: ManagedBranch, today: BranchPartProps['today']): Part[] {
  const [information] = branch.branch_informations;
  const [posting] = branch.branch_postings;
  const words = (information?.information_content ?? '') !== '';
  const images = branch.branch_images.filter(({ example_flag }) => !example_flag).length;
  const notices = branch.branch_notices.filter(({ publication_end_date: end }) => end === null || today <= end).length;
  const papers = branch.branch_certificates.filter((paper) => holdsOn(paper, today));
  const places = [branch.chatwork_room_id && 'Chatwork', branch.google_calendar_flag && 'Googleカレンダー'].filter(
    Boolean,
  );
  return [
    {
      to: 'edit',
      label: '基本情報',
      text: places.length > 0 ? `場所、連絡先、年齢、${places.join('、')}` : '場所、連絡先、年齢、園への連絡',
      headquarters: true,
    },
    {
      to: 'page',
      label: '紹介文・SNS・提携先',
      text: words ? `提携先 ${branch.branch_partners.length}件` : '紹介文がありません',
      missing: !words,
    },
    {
      to: 'images',
      label: '写真と園長の紹介',
      text: images > 0 ? `${images}枚` : '写真がありません。1枚目は外から見た入口がおすすめです',
      missing: images === 0,
    },
    { to: 'notices', label: 'お知らせ', text: notices > 0 ? `掲載中 ${notices}件` : '掲載中のお知らせはありません' },
    {
      to: 'hours',
      label: '開園時間・定員',
      text: `${branch.open_time.slice(0, 5)}〜${branch.close_time.slice(0, 5)}、定員 ${branch.capacity}人`,
    },
    { to: 'rooms', label: '部屋', text: '「保育」で部屋ごとに見る' },
    {
      to: 'postings',
      label: '掲示事項と相談窓口',
      text: posting && posting.owner_name !== '' ? '認可外保育施設の掲示' : 'まだ入力されていません',
      missing: !posting || posting.owner_name === '',
      headquarters: true,
    },
    {
      to: 'certificates',
      label: '証明・認定',
      text:
        papers.length > 0 ? papers.map(({ kind }) => shortKind[kind] ?? '').join('、') : '効力のあるものはありません',
      headquarters: true,
    },
    {
      to: 'payments',
      label: '受取口座',
      text: accountText(branch),
      missing: branch.stripe_payment_flag && !branch.stripe_account_ready_flag,
      headquarters: true,
    },
    { to: 'status', label: '開園・閉園', text: branchStatus.label(branch.status), headquarters: true },
  ];
}

const shortKind: Readonly<Record<number, string>> = {
  [certificateKind.code.taxExempt]: '指導監督基準の証明書',
  [certificateKind.code.freeCare]: '無償化の確認',
  [certificateKind.code.childProtection]: certificateKind.label(certificateKind.code.childProtection),
};

function accountText({ stripe_connect_code, stripe_payment_flag, stripe_account_ready_flag }: ManagedBranch): string {
  if (stripe_connect_code === null) return '会社の口座で受け取り';
  if (!stripe_account_ready_flag) return '園の口座は登録の途中です';
  return stripe_payment_flag ? '園の口座で受け取り' : '会社の口座で受け取り(園の口座は準備済み)';
}

/** One branch at a glance: its facts, its parts with what is missing, and who changed it. */
export function BranchOverview({ branch, today }: BranchPartProps) {
  const { headquarters } = useStaff();
  const parts = partsOf(branch, today).filter(
    (part) => (headquarters || !part.headquarters) && (branch.real_store_flag || part.to === 'edit'),
  );
  return (
    <>
      <Facts branch={branch} />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {parts.map(({ to, label, text, missing }) => (
          <li key={to}>
            <Link
              to={branchPath(branch.id, to)}
              className="flex h-full min-h-16 items-center gap-3 rounded-lg border border-edge bg-white px-4 py-3 text-ink no-underline hover:bg-cream"
            >
              <span className="min-w-0 flex-1 leading-snug">
                <span className="block font-bold">{label}</span>
                <span className={`block text-note ${missing ? 'font-bold text-ask' : 'text-ink-soft'}`}>{text}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <History table_name="branches" record_id={branch.id} />
    </>
  );
}

function Facts({ branch }: { branch: ManagedBranch }) {
  const listed = branch.real_store_flag && branch.status !== branchStatus.code.closed;
  const address = fullAddress(branch);
  const figures = (text: string) => (
    <span key={text} className="figures">
      {text}
    </span>
  );
  return (
    <section className="mb-6 grid max-w-3xl gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <BranchStatusBadge branch={branch} />
        {listed && (
          <a
            href={`/branches/${branch.path_name}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-1.5"
          >
            公開ページを見る<span className="sr-only">(新しいタブで開きます)</span>
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
      </p>
      <FactList
        facts={[
          ['住所', `${formatPostalCode(branch.postal_code)} ${address}`],
          ['最寄り駅', branch.nearest_station || 'なし'],
          ['電話', figures(formatTel(branch.tel))],
          ['メール', branch.email],
          ['開園日', figures(formatDate(branch.open_date))],
        ]}
      />
    </section>
  );
}
