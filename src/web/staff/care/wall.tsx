import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useServerSecond } from '../../console/use-second.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { caredChildren } from '../../parts/care/staff/records/care-day.ts';
import { useCare } from '../../parts/care/staff/records/use-care.ts';
import { RoomWall } from '../../parts/care/staff/rooms/room-wall.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '部屋の画面', noindex: true });

/** For the wall of a room: read from across it, nothing to press. */
export default function Wall() {
  const { query, taps } = useCare();
  const now = useServerSecond();
  const [search] = useSearchParams();
  const room_id = Number(search.get('room')) || null;
  const rooms = query.data?.branch_rooms ?? [];
  const room = rooms.find(({ id }) => id === room_id);
  return (
    <StaffPage
      title={room?.name ?? '園ぜんたい'}
      aside={
        <LinkButton to="/staff/care" kind="plain" size="small">
          保育へ
        </LinkButton>
      }
    >
      {rooms.length > 0 && (
        <nav aria-label="部屋" className="mb-5 flex flex-wrap gap-2">
          {[{ id: undefined, name: '園ぜんたい' }, ...rooms].map(({ id, name }) => (
            <Link
              key={name}
              to={id === undefined ? '/staff/care/wall' : `/staff/care/wall?room=${id}`}
              aria-current={id === room?.id ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-white px-4 text-ink no-underline hover:bg-cream aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-bold aria-[current=page]:text-white"
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <LiveLoaded query={query}>
        {(data) => (
          <RoomWall
            now={now}
            present={caredChildren(data, taps).filter(
              (child) => child.present && (room === undefined || child.room?.id === room.id),
            )}
          />
        )}
      </LiveLoaded>
    </StaffPage>
  );
}
