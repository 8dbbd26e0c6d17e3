import { Camera, CameraOff, MessageSquareText, Phone, PhoneCall, QrCode, UserCheck, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { askDoor } from '../../../../../domain/attendance/door/hand-over.ts';
import { socialMediaUpload } from '../../../../../domain/codes.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { mealsOf } from '../../../care/staff/kitchen/meals.ts';
import { doorFacts } from '../door/facts.ts';
import type { BoardReserve } from './board.ts';

const photoText: Readonly<Record<number, string>> = { 1: '掲載写真OK', 2: '掲載写真 顔なしならOK', 3: '掲載写真NG' };

function Fact({ icon: Icon, label, children }: { icon: typeof Camera; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <dt>
        <Icon className="mt-0.5 size-4.5 text-ink-soft" aria-hidden="true" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/**
 * Pick-up, photo choice, meals, today's remarks and the parent's number, each in one line; while the child is with us
 * also whom to call when the parent does not answer.
 */
export function StayFacts({ reserve, present }: { reserve: BoardReserve; present: boolean }) {
  const { customer } = reserve;
  const usual = askDoor(doorFacts(reserve, reserve.reserve_details), 'usual').person;
  const meals = mealsOf(reserve);
  const photo = customer?.social_media_upload ?? null;
  const noPhoto = photo === null || photo === socialMediaUpload.code.ng;
  return (
    <dl className="mt-2.5 grid gap-1 text-note leading-snug">
      {reserve.remarks && (
        <Fact icon={MessageSquareText} label="今日の連絡">
          {reserve.remarks}
        </Fact>
      )}
      <Fact icon={UserCheck} label="お迎え">
        {reserve.pick_up_name ? (
          <>
            <strong>お迎え {reserve.pick_up_name}</strong>
            {reserve.pick_up_tel && <TelLink tel={reserve.pick_up_tel} name={reserve.pick_up_name} />}
          </>
        ) : (
          <>お迎え {usual?.name ?? '保護者'}</>
        )}
      </Fact>
      {reserve.pickup_passes.flatMap(({ code_word, pickup_person }) =>
        pickup_person?.removed_at === null
          ? [
              <Fact key={code_word} icon={QrCode} label="お迎えパス">
                お迎えパス {pickup_person.name}({pickup_person.relation})・合言葉 <b>{code_word}</b>
              </Fact>,
            ]
          : [],
      )}
      <Fact icon={noPhoto ? CameraOff : Camera} label="写真の掲載">
        <span className={noPhoto ? 'font-bold' : ''}>{photo === null ? '写真 未回答' : photoText[photo]}</span>
      </Fact>
      {meals !== '' && (
        <Fact icon={Utensils} label="食事">
          {meals}
        </Fact>
      )}
      {customer && (
        <Fact icon={Phone} label="連絡先">
          {customer.name}
          <TelLink tel={customer.tel} name={customer.name} />
        </Fact>
      )}
      {present && customer?.emergency_contact_tel && (
        <Fact icon={PhoneCall} label="緊急のとき">
          緊急 {customer.emergency_contact_name}
          <TelLink tel={customer.emergency_contact_tel} name={customer.emergency_contact_name ?? '緊急連絡先の方'} />
        </Fact>
      )}
    </dl>
  );
}
