import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffMedicinesData, SelectStaffMedicinesDocument } from '../../contract/operations/generated.ts';
import { isTokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { DayPicker } from '../console/day-picker.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerNow, useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { isDueNow } from '../parts/care/staff/medicines/medicine.ts';
import { MedicineCard } from '../parts/care/staff/medicines/medicine-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '与薬', noindex: true });

/** The day's medicines in the order they are due. */
export default function Medicines() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('from') ?? today;
  const date = isTokyoDate(asked) && asked <= today ? asked : today;
  const query = useLiveAnswer(operation(SelectStaffMedicinesDocument, { branch_id: branch.id, date }));
  return (
    <StaffPage
      title="与薬"
      lead={`${branch.name} ${formatMonthDay(date)}`}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <DayPicker date={date} today={today} />
          <LinkButton to="/staff/medicines/add">薬を受け取る</LinkButton>
        </div>
      }
    >
      <LiveLoaded query={query}>
        {({ medicine_requests }) => <Cards rows={medicine_requests} onChanged={() => void query.reload()} />}
      </LiveLoaded>
    </StaffPage>
  );
}

type CardsProps = { rows: SelectStaffMedicinesData['medicine_requests']; onChanged: () => void };

function Cards({ rows, onChanged }: CardsProps) {
  const now = useServerNow();
  if (rows.length === 0) {
    return (
      <EmptyState title="この日の与薬はありません">
        お預かりするのは、医師が処方した1回分の薬だけです。保護者から手渡しで受け取ります。
      </EmptyState>
    );
  }
  return (
    <ul className="grid items-start gap-4 xl:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id}>
          <MedicineCard row={row} late={isDueNow(row, now)} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}
