import { useState } from 'react';
import { type MetaFunction, useLocation, useParams } from 'react-router';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { RowSkeletons, StaffPage } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { staffFailureText, useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { FamilyLinkCard, type ShownFamilyLink } from '../../../parts/membership/staff/family-link-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家庭の案内', noindex: true });

/** After a family was entered, and whenever its link was lost. */
export default function FamilyLink() {
  const { customer_id = '' } = useParams();
  const { branch } = useStaff();
  const opened = useLocation().state as ShownFamilyLink | null;
  const [link, setLink] = useState(opened);
  const { send, busy, text } = useAction('staffIssueFamilyLink');
  const id = Number(customer_id) || 0;
  const { data, failure } = useAnswer(reading('staffReadDeskFamily', { branch_id: branch.id, customer_id: id }));
  const family = data?.family;
  async function issue(mail_flag: 0 | 1) {
    const result = await send({ customer_id: id, mail_flag });
    if (result?.kind === 'ok') setLink({ ...link, ...result.result });
  }
  if (failure && !family) {
    return (
      <StaffPage title="ご家庭の案内">
        <EmptyState title="ご家庭が見つかりません" action={<LinkButton to="/staff/reserves/add">受付へ</LinkButton>}>
          {staffFailureText(failure)}
        </EmptyState>
      </StaffPage>
    );
  }
  return (
    <StaffPage title="ご家庭の案内" lead={family && withSama(family.name)}>
      {!family ? (
        <RowSkeletons count={1} />
      ) : (
        <div className="grid gap-6">
          <LinkState link={link} family={family} />
          <ErrorNotice text={text} />
          <div className="flex flex-wrap gap-3 print:hidden">
            {link?.reserve_id !== undefined && <LinkButton to="/staff/today">今日の一覧へ</LinkButton>}
            {link?.reserve_id !== undefined && (
              <LinkButton to={`/staff/reserves/${link.reserve_id}`} kind="plain">
                予約の詳細
              </LinkButton>
            )}
            {family.needs_link && (
              <>
                <Button kind={link ? 'quiet' : 'primary'} busy={busy} onClick={() => void issue(0)}>
                  {link ? 'リンクを作り直す' : 'リンクを画面に出す'}
                </Button>
                {family.has_email && (
                  <Button kind="quiet" busy={busy} onClick={() => void issue(1)}>
                    メールでも送る
                  </Button>
                )}
              </>
            )}
          </div>
        </div>
      )}
    </StaffPage>
  );
}

type LinkStateProps = { link: ShownFamilyLink | null; family: { name: string; needs_link: boolean } };

/** What was done just now, and the link, or why there is none. */
function LinkState({ link, family }: LinkStateProps) {
  return (
    <>
      {link?.reserve_id !== undefined && (
        <Notice kind="done" title="登録と予約ができました">
          {link.card_due_datetime
            ? `カードの登録は${formatDateTimeWeekday(new Date(link.card_due_datetime))}までです。過ぎると、予約は取り消されます。`
            : 'お支払いは降園のときです。カードの登録がまだのときは、窓口で精算できます。'}
        </Notice>
      )}
      {link ? (
        <FamilyLinkCard link={link} name={family.name} />
      ) : family.needs_link ? (
        <p className="max-w-160">
          このご家庭は、まだログインできません。案内のリンクを出して、カードとご住所の登録をお願いしてください。前に出したリンクは使えなくなります。
        </p>
      ) : (
        <Notice>このご家庭は、すでにログインできます。案内のリンクは要りません。</Notice>
      )}
    </>
  );
}
