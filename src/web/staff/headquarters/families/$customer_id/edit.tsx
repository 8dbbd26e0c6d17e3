import { type MetaFunction, useNavigate, useParams } from 'react-router';
import {
  SelectHeadquartersFamilyDocument,
  SelectHeadquartersPlacesDocument,
} from '../../../../../contract/operations/generated.ts';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { operation } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { CorrectForm } from '../../../../parts/membership/headquarters/families/correct-form.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '登録内容の訂正', noindex: true });

export default function FamilyEdit() {
  const { customer_id = '' } = useParams();
  const navigate = useNavigate();
  const family = useAnswer(operation(SelectHeadquartersFamilyDocument, { customer_id: Number(customer_id) || 0 }));
  const places = useAnswer(operation(SelectHeadquartersPlacesDocument, {}));
  const back = `/staff/headquarters/families/${customer_id}`;
  return (
    <HeadquartersPage
      title="登録内容の訂正"
      lead="変えた項目は、ご家庭にお知らせします。"
      aside={
        <LinkButton to={back} kind="plain" size="small">
          もどる
        </LinkButton>
      }
    >
      <LiveLoaded query={places}>
        {({ prefectures, branches }) => (
          <LiveLoaded query={family}>
            {({ customers: [customer] }) =>
              customer ? (
                <CorrectForm
                  key={customer.version}
                  family={customer}
                  prefectures={prefectures}
                  branches={branches}
                  onReload={() => void family.reload()}
                  onSaved={() => {
                    void family.reload();
                    void navigate(back);
                  }}
                />
              ) : (
                <EmptyState title="お客様が見つかりません" />
              )
            }
          </LiveLoaded>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}
