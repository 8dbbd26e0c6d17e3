import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { announcementStart, announcementsPath } from '../../../console/announcement-address.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';
import { AnnouncementForm } from '../../../parts/messages/staff/announcements/announcement-form.tsx';
import { showToast } from '../../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お知らせを書く', noindex: true });

export default function AddAnnouncement() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <HeadquartersPage for="manager" title="お知らせを書く">
      <AnnouncementForm
        start={announcementStart(search)}
        onCancel={() => void navigate(announcementsPath)}
        onSaved={({ announcement_id, goes_at }) => {
          showToast(`お知らせを受け付けました(${formatDateTime(goes_at)})`);
          void navigate(`${announcementsPath}/${announcement_id}`);
        }}
      />
    </HeadquartersPage>
  );
}
