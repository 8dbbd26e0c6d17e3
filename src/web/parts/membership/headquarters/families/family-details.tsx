import { adultGender, registrationStatus, socialMediaUpload } from '../../../../../domain/codes.ts';
import { formatPostalCode, formatTel } from '../../../../../domain/text/contact-format.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { FactList } from '../../../../console/fact-list.tsx';
import type { Family } from '../../../../console/headquarters-family.ts';
import { PageSection } from '../../../../console/page-section.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

const none = '未登録';

export function FamilyDetails({ family, living }: { family: Family; living: boolean }) {
  const address = [family.prefecture?.name, family.address1, family.address2].filter(Boolean).join('');
  return (
    <PageSection
      title="登録内容"
      aside={
        living && (
          <LinkButton to={`/staff/headquarters/families/${family.id}/edit`} kind="plain" size="small">
            訂正する
          </LinkButton>
        )
      }
    >
      <FactList
        facts={[
          [
            '電話番号',
            <span key="tel" className="figures">
              {formatTel(family.tel)}
            </span>,
          ],
          [
            'メール',
            <span key="email" className="break-all">
              {family.email ?? none}
            </span>,
          ],
          [
            '緊急連絡先',
            family.emergency_contact_tel
              ? `${family.emergency_contact_name} ${formatTel(family.emergency_contact_tel)}`
              : none,
          ],
          ['生年月日', family.date_of_birth === null ? none : formatDate(family.date_of_birth)],
          ['性別', family.gender === null ? '未回答' : adultGender.label(family.gender)],
          ['住所', family.postal_code ? `${formatPostalCode(family.postal_code)}\n${address}` : none],
          ['よく利用する園', family.default_branch?.name ?? none],
          [
            '写真の掲載',
            family.social_media_upload === null ? '未回答' : socialMediaUpload.label(family.social_media_upload),
          ],
          ['プラン', family.plan_type?.name ?? '未選択'],
          ['登録', `${registrationStatus.label(family.registration_status)}(${formatDate(family.created_at)})`],
          ...(family.withdrawn_date ? [['退会日', formatDate(family.withdrawn_date)] as const] : []),
        ]}
      />
    </PageSection>
  );
}
