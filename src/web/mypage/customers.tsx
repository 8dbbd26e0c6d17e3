import type { MetaFunction } from 'react-router';
import { type SelectMypageCustomersData, SelectMypageCustomersDocument } from '../../contract/operations/generated.ts';
import { socialMediaUpload } from '../../domain/codes.ts';
import { formatPostalCode, formatTel } from '../../domain/text/contact-format.ts';
import { formatDate } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { ReceiptPart } from '../ui/receipt.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様情報', noindex: true });

export default function Customers() {
  const query = useAnswer(operation(SelectMypageCustomersDocument, {}));
  return (
    <MypagePage title="お客様情報">
      <Loaded query={query}>{({ customers }) => customers[0] && <Details customer={customers[0]} />}</Loaded>
    </MypagePage>
  );
}

const missing = '未登録';

function Details({ customer }: { customer: SelectMypageCustomersData['customers'][number] }) {
  const { postal_code, emergency_contact_name, emergency_contact_tel, social_media_upload, plan_type } = customer;
  return (
    <div className="max-w-form">
      <ReceiptPart
        title="ご本人"
        rows={[
          { label: 'お名前', value: `${customer.name}(${customer.name_kana})` },
          { label: '性別', value: customer.gender_name2 || missing },
          { label: '生年月日', value: customer.date_of_birth ? formatDate(customer.date_of_birth) : missing },
          { label: 'プラン', value: plan_type?.name ?? missing },
        ]}
      />
      <ReceiptPart
        title="ご連絡先"
        rows={[
          { label: '電話番号', value: <span className="figures">{formatTel(customer.tel)}</span> },
          { label: 'メールアドレス', value: customer.email ?? missing },
          {
            label: '緊急連絡先',
            value: emergency_contact_name ? (
              <>
                {emergency_contact_name}
                <span className="figures ml-2 whitespace-nowrap">{formatTel(emergency_contact_tel ?? '')}</span>
              </>
            ) : (
              missing
            ),
          },
          {
            label: '住所',
            value: postal_code
              ? `${formatPostalCode(postal_code)}\n${customer.prefecture?.name ?? ''}${customer.address1 ?? ''}\n${customer.address2 ?? ''}`
              : missing,
          },
        ]}
      />
      <ReceiptPart
        title="保育のこと"
        rows={[
          { label: 'よく利用する園', value: customer.default_branch?.name ?? missing },
          {
            label: '写真の掲載',
            value: social_media_upload === null ? missing : socialMediaUpload.label(social_media_upload),
          },
        ]}
      />
      <LinkButton to="/mypage/customers/edit" className="mt-4">
        変更する
      </LinkButton>
    </div>
  );
}
