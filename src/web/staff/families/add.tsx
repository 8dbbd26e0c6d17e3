import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { SelectStaffReserveFormDocument } from '../../../contract/operations/generated.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { useServerNow, useServerToday } from '../../data/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { useContentKey } from '../../form/content-key.ts';
import { digitsOf } from '../../form/fields/typed-text.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { sentConsent } from '../../parts/membership/staff/consent-read-out.tsx';
import type { ShownFamilyLink } from '../../parts/membership/staff/family-link-card.tsx';
import { firstReserveForm, fromNow, lengthOf } from '../../parts/reserves/staff/form/first-values.ts';
import { NewFamilyForm, type TypedNewFamily } from '../../parts/reserves/staff/new-family/new-family-form.tsx';
import { allergyAnswers, childFields } from '../../parts/reserves/staff/new-family/typed-family.ts';
import { reserveFieldsOf } from '../../parts/reserves/staff/reserve-form-values.ts';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'はじめてのご家庭', noindex: true });

export default function FamilyAdd() {
  const { branch } = useStaff();
  const [search] = useSearchParams();
  const today = useServerToday();
  const now = useServerNow();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const { send, busy, failure, clear } = useAction('staffCreateFamily');
  const query = useLiveAnswer(operation(SelectStaffReserveFormDocument, { customer_id: 0, branch_id: branch.id }));

  async function save({ family, allergies, consent, values, sameTel }: TypedNewFamily) {
    const { children, ...parent } = family;
    const content = {
      ...parent,
      ...childFields(children),
      allergy_answers: allergyAnswers(allergies),
      ...reserveFieldsOf(values),
      consent: sentConsent(consent, family.name),
      branch_id: branch.id,
      override_reason: values.override_reason,
      same_tel_flag: sameTel ? (1 as const) : (0 as const),
    };
    const result = await send({ ...content, idempotency_key: keyOf(content) });
    if (result?.kind !== 'ok') return;
    const { customer_id, reserve_id, card_due_datetime, link_url, link_expires_datetime, mail_flag } = result.result;
    showToast('ご家庭を登録し、予約を作りました');
    const state: ShownFamilyLink = { reserve_id, card_due_datetime, link_url, link_expires_datetime, mail_flag };
    await navigate(`/staff/families/${customer_id}/link`, { replace: true, state });
  }
  return (
    <StaffPage title="はじめてのご家庭" lead={`${branch.name} · 登録と予約を一度に作ります。`}>
      <LiveLoaded query={query}>
        {({ branches: [place], reserve_settings: [settings] }) =>
          place && settings ? (
            <NewFamilyForm
              branch={place}
              settings={settings}
              first={firstReserveForm(today, [], null, fromNow(now, place, settings, lengthOf(null)))}
              tel={digitsOf(search.get('tel') ?? '', 11)}
              busy={busy}
              failure={failure}
              onTouched={clear}
              onSubmit={save}
            />
          ) : null
        }
      </LiveLoaded>
    </StaffPage>
  );
}
