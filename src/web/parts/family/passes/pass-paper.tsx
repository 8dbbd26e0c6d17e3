import { IdCard, MapPin, Phone, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadPickupPass } from '../../../../contract/functions/family/pickup-pass.ts';
import { shownDigits } from '../../../../domain/family/pickup-pass.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Stay = NonNullable<ReadPickupPass['stay']>;

export function PassSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">読み込んでいます</span>
      <Skeleton className="h-[36rem] rounded-lg" />
    </div>
  );
}

/** What is shown at the door: the code large, the digits below, then the way there. The word is passed on orally. */
export function PassPaper({ pass, token }: { pass: ReadPickupPass; token: string }) {
  const { state, stay } = pass;
  if (stay === null) return <Ended state={state} />;
  return (
    <div className="grid gap-5">
      <section
        aria-labelledby="pass-when"
        className="overflow-hidden rounded-lg border border-line bg-white shadow-raised"
      >
        <div className="bg-trust-soft px-4 py-3.5 sm:px-5">
          <p className="text-note font-bold text-trust">{stay.called_person}用</p>
          <h2 id="pass-when" className="text-h2 leading-snug">
            {stay.called_children.join('、')}のお迎え
          </h2>
          <p className="figures mt-1">
            <b>{formatMonthDay(stay.start_datetime)}</b>{' '}
            <span className="whitespace-nowrap">
              お迎えの予定 <b>{formatTime(stay.end_datetime)}</b>
            </span>
          </p>
        </div>
        {stay.digits === null ? <NotYet stay={stay} /> : <Code stay={stay} token={token} digits={stay.digits} />}
      </section>
      <section aria-labelledby="pass-where">
        <h2 id="pass-where" className="mb-1 text-lead">
          {stay.branch_name}
        </h2>
        <p>{stay.branch_address}</p>
        <p className="figures text-note text-ink-soft">
          お預かり {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {stay.map_link && (
            <a href={stay.map_link} target="_blank" rel="noopener noreferrer" className={buttonStyle('plain', 'small')}>
              <MapPin className="size-4.5" aria-hidden="true" />
              地図を開く<span className="sr-only">(新しいタブで開きます)</span>
            </a>
          )}
          <a href={`tel:${stay.branch_tel}`} className={buttonStyle('plain', 'small', 'figures')}>
            <Phone className="size-4.5" aria-hidden="true" />
            <span className="sr-only">園に電話する </span>
            {formatTel(stay.branch_tel)}
          </a>
        </div>
      </section>
    </div>
  );
}

function Code({ stay, token, digits }: { stay: Stay; token: string; digits: string }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-4 sm:px-5">
      <QrPicture text={token} label="園で読み取るQRコード" className="w-full max-w-72 border border-line" />
      <dl className="grid w-full gap-2 text-center">
        <Fact label="番号">
          <span className="figures whitespace-nowrap">{shownDigits(digits)}</span>
        </Fact>
      </dl>
      <ul className="grid w-full gap-1.5 text-note">
        <Hint icon={Sun}>画面を明るくして、園のスタッフにお見せください。ご家族から聞いた合言葉もお尋ねします。</Hint>
        {stay.identity_needed && (
          <Hint icon={IdCard}>初めてのお迎えです。免許証やマイナンバーカードなど、身分証をお持ちください。</Hint>
        )}
      </ul>
      <p className="text-note text-ink-soft">
        <span className="figures">{formatTime(stay.valid_until)}</span>
        まで、1回使えます。この画面は、開いておけば電波がなくても見せられます。
      </p>
    </div>
  );
}

function NotYet({ stay }: { stay: Stay }) {
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-5">
      <Notice title={`QRコードは、${formatMonthDay(stay.start_datetime)}になると表示されます`}>
        当日、もう一度このページを開いてください。
      </Notice>
      <p className="text-note">合言葉は、お迎えを頼まれたご家族から聞いておいてください。</p>
      {stay.identity_needed && (
        <ul className="text-note">
          <Hint icon={IdCard}>初めてのお迎えです。免許証やマイナンバーカードなど、身分証をお持ちください。</Hint>
        </ul>
      )}
    </div>
  );
}

const ended: Readonly<Record<Exclude<ReadPickupPass['state'], 'valid' | 'not_yet'>, { title: string; words: string }>> =
  {
    used: { title: 'このお迎えパスは使われました', words: 'お迎えありがとうございました。' },
    unusable: { title: 'このパスは使えません。園へお電話ください', words: '' },
    void: {
      title: 'このお迎えパスは使えません',
      words: 'ご予約が変わりました。お迎えを頼まれたご家族に、ご確認ください。',
    },
    over: {
      title: 'このお迎えパスの時間は過ぎています',
      words: 'お迎えがまだのときは、お迎えを頼まれたご家族か、園にご連絡ください。',
    },
  };

function Ended({ state }: { state: ReadPickupPass['state'] }) {
  if (state === 'valid' || state === 'not_yet') return null;
  const { title, words } = ended[state];
  return (
    <Notice kind={state === 'used' ? 'done' : 'warning'} title={title}>
      {words}
    </Notice>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-md bg-cream px-2 py-2">
      <dt className="text-note text-ink-soft">{label}</dt>
      <dd className="text-h3 font-bold">{children}</dd>
    </div>
  );
}

function Hint({ icon: Icon, children }: { icon: typeof Sun; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
