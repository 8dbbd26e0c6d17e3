import { type MetaFunction, useNavigate } from 'react-router';
import { SelectStaffMedicinesDocument } from '../../../contract/operations/generated.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { MedicineForm } from '../../parts/care/staff/medicines/medicine-form.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { showToast } from '../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '薬を受け取る', noindex: true });

/** A medicine received at the desk, for a child of today. */
export default function AddMedicine() {
  const { branch } = useStaff();
  const today = useServerToday();
  const navigate = useNavigate();
  const query = useAnswer(operation(SelectStaffMedicinesDocument, { branch_id: branch.id, date: today }));
  return (
    <StaffPage title="薬を受け取る" lead={`${branch.name} 与薬依頼書を見ながら、保護者と一緒に記入してください。`}>
      <LiveLoaded query={query}>
        {({ reserve_details }) =>
          reserve_details.length === 0 ? (
            <EmptyState
              title="今日お預かりするお子さまはいません"
              action={<LinkButton to="/staff/medicines">与薬へ</LinkButton>}
            />
          ) : (
            <MedicineForm
              key={branch.id}
              expected={reserve_details}
              onReceived={() => {
                showToast('薬を受け取りました');
                void navigate('/staff/medicines');
              }}
            />
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}
