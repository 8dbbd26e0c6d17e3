import { withSan } from '../../../../domain/text/called-name.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ListedReserve } from '../start/again.ts';
import { isUnanswered } from './allergy-rows.ts';

/** Asked after the seat is taken, never before: only for children whose allergies are not answered yet. */
export function AskAllergies({ reserve }: { reserve: Pick<ListedReserve, 'reserve_details'> }) {
  const unanswered = reserve.reserve_details.flatMap(({ child }) => (child && isUnanswered(child) ? [child] : []));
  if (unanswered.length === 0) return null;
  return (
    <section className="mt-6 rounded-lg bg-cream p-5">
      <h2 className="text-body font-bold">アレルギーはありますか</h2>
      <p className="mt-1 mb-3 text-note">
        安全にお預かりするために、当日までにお知らせください。1分ほどで答えられます。
      </p>
      <div className="flex flex-wrap gap-3">
        {unanswered.map(({ id, name }) => (
          <LinkButton key={id} to={`/mypage/children/health/${id}`} kind="plain" size="small">
            {withSan(name)}について答える
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
