import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { announcementKind } from '../../../../../domain/messages/announcement-codes.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { FactList } from '../../../../console/fact-list.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { counted } from './announcement-text.ts';
import { type AnnouncementValues, audienceOf } from './announcement-values.ts';

type Counted = FunctionOk<'staffPreviewAnnouncement'>;

/** How many, by which way, what it leaves of LINE's month, when; and the word as it will be read. */
export function AnnouncementPreview({ values }: { values: AnnouncementValues }) {
  const query = useAnswer(reading('staffPreviewAnnouncement', audienceOf(values)));
  return (
    <div className="grid max-w-3xl gap-6">
      <LiveLoaded query={query}>{(count) => <Reach count={count} kind={values.kind} />}</LiveLoaded>
      <article className="rounded-lg border border-line bg-white p-5">
        <p className="text-note text-ink-soft">{announcementKind.label(values.kind)}</p>
        <h2 className="mt-1 text-lead">{values.title}</h2>
        <p className="mt-3 break-words whitespace-pre-line">{values.content}</p>
      </article>
    </div>
  );
}

function Reach({ count, kind }: { count: Counted; kind: number }) {
  const { line_left, line } = count;
  return (
    <div className="grid gap-4">
      <div className="rounded-lg bg-cream px-5 py-4">
        <FactList
          facts={[
            ['届く方', <strong key="people">{`${counted(count.families)}家庭の${counted(count.people)}人`}</strong>],
            ['LINE', `${counted(line)}人`],
            ['メール', `${counted(count.mail)}人`],
            ['端末の通知', `${counted(count.push)}人`],
            ['マイページだけ', `${counted(count.page_only)}人`],
            [
              '今月のLINEの残り',
              line_left === null
                ? '上限なし、または確認中'
                : `${counted(line_left)}通(送ったあと ${counted(Math.max(line_left - line, 0))}通)`,
            ],
            ['送る時刻', formatDateTime(count.goes_at)],
          ]}
        />
      </div>
      {count.people === 0 && (
        <Notice kind="warning" title="届く方がいません">
          届ける方をご確認ください。
        </Notice>
      )}
      {count.waits && <Notice>夜の間は送らないため、朝に送ります。マイページにも、その時刻に載ります。</Notice>}
      {line_left !== null && line > line_left && (
        <Notice kind="warning" title="今月のLINEが足りません">
          足りない方には、メールアドレスがあればメールで届きます。
        </Notice>
      )}
      {count.line_short && kind !== announcementKind.code.emergency && (
        <Notice>LINEの残りは当日のご連絡のために取ってあるので、メールのある方にはメールで届きます。</Notice>
      )}
      {count.without_consent > 0 && (
        <p className="figures">ご案内に同意していない{counted(count.without_consent)}人には届きません。</p>
      )}
      {count.hidden > 0 && (
        <p className="figures">ご家庭の事情でお知らせを止めている{counted(count.hidden)}人には届きません。</p>
      )}
    </div>
  );
}
