import { type MetaFunction, useSearchParams } from 'react-router';
import { PillNav } from '../../console/pill-nav.tsx';
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
        <PillNav
          label="部屋"
          links={[
            { to: '/staff/care/wall', label: '園ぜんたい' },
            ...rooms.map(({ id, name }) => ({ to: `/staff/care/wall?room=${id}`, label: name })),
          ]}
        />
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
