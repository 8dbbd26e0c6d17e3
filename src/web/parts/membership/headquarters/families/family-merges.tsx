import { Link } from 'react-router';
import type { SelectHeadquartersFamilyData } from '../../../../../contract/operations/generated.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import type { Family } from '../../../../console/headquarters-family.ts';
import { PageSection } from '../../../../console/page-section.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** An old number says where the family is now; its books stay below. */
export function MergedInto({ merges }: { merges: SelectHeadquartersFamilyData['merged_into'] }) {
  const [merge] = merges;
  if (!merge?.into_customer) return null;
  const { id, name } = merge.into_customer;
  return (
    <div className="mb-6">
      <Notice
        kind="info"
        title="統合済みの番号です"
        action={
          <LinkButton to={`/staff/headquarters/families/${id}`} kind="plain" size="small">
            {withSama(name)}(番号 {id})へ
          </LinkButton>
        }
      >
        {formatDate(merge.created_at)}
        に統合されました。お子さま、これからの予約、回数券は統合先にあります。それまでのお支払いと領収書は、この番号に残っています。
      </Notice>
    </div>
  );
}

type MergedFromProps = { merges: SelectHeadquartersFamilyData['merged_from']; family: Family; living: boolean };

export function MergedFrom({ merges, family, living }: MergedFromProps) {
  return (
    <PageSection
      title="アカウントの統合"
      aside={
        living && (
          <LinkButton to={`/staff/headquarters/families/${family.id}/merge`} kind="plain" size="small">
            別のアカウントを統合する
          </LinkButton>
        )
      }
    >
      {merges.length === 0 ? (
        <p className="text-note text-ink-soft">
          同じご家庭の登録が2つあるときに、お子さま、予約、回数券を1つにまとめます。
        </p>
      ) : (
        <ul className="grid gap-1">
          {merges.map(({ from_customer, created_at, reason }) => (
            <li key={from_customer?.id} className="text-note">
              <Link
                to={`/staff/headquarters/families/${from_customer?.id}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                番号 {from_customer?.id} {withSama(from_customer?.name ?? '')}
              </Link>{' '}
              {formatDate(created_at)}に統合 ・ {reason}
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
