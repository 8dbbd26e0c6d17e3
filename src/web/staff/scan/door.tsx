import type { MetaFunction } from 'react-router';
import { SelectStaffDoorDocument } from '../../../contract/operations/generated.ts';
import { PrintButton, PrintedPage } from '../../console/printed-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '玄関のQRコード', noindex: true });

/** One sheet for the door: read with the family's own telephone it opens the day's arrival. It holds no secret. */
export default function Door() {
  const { branch } = useStaff();
  const query = useAnswer(operation(SelectStaffDoorDocument, { branch_id: branch.id }));
  return (
    <PrintedPage orientation="portrait">
      <StaffPage
        title={<span className="off-paper">玄関のQRコード</span>}
        lead={<span className="off-paper">A4に印刷して、玄関の見やすい所にはってください。</span>}
        aside={
          <div className="off-paper">
            <PrintButton disabled={query.data === undefined} />
          </div>
        }
      >
        <LiveLoaded query={query}>
          {({ branches: [door] }) =>
            door && (
              <section
                aria-labelledby="door-heading"
                className="mx-auto grid max-w-xl justify-items-center gap-5 rounded-lg border border-line bg-white px-5 py-8 text-center print:max-w-none print:border-0"
              >
                <p className="text-lead font-bold">{door.name}</p>
                <h2 id="door-heading" className="text-h1">
                  着いたら、お知らせください
                </h2>
                <QrPicture
                  text={`${window.location.origin}/arrive/${door.path_name}`}
                  label="到着を知らせるページのQRコード"
                  className="w-full max-w-80 print:max-w-[120mm]"
                />
                <ol className="grid list-decimal gap-1 pl-5 text-left">
                  <li>スマートフォンのカメラで読み取ります。</li>
                  <li>「着きました」を押します。</li>
                  <li>スタッフがお迎えに出ます。少しお待ちください。</li>
                </ol>
              </section>
            )
          }
        </LiveLoaded>
      </StaffPage>
    </PrintedPage>
  );
}
