import { Phone } from 'lucide-react';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { minuteOf } from '../../../../domain/time.ts';
import { formatMinuteRange } from '../../../../domain/time-format.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { AnswerDueNote } from '../detail/answer-due.tsx';
import { AnswerCountdown } from '../request/answer-countdown.tsx';

type AskedBranch = { name: string; open_time: string; close_time: string; tel: string };

/** After a request: what holds until the branch answers, and whom to call if it cannot wait (SPEC §7 RequestDone). */
export function RequestNotes({ branch, due }: { branch: AskedBranch; due: string | null }) {
  return (
    <>
      <section className="mt-8 border-t border-line pt-5">
        <h2 className="text-lead">お返事までのあいだ</h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          <li className="font-bold">
            <AnswerDueNote due={due} />
            {due && (
              <span className="block">
                <AnswerCountdown due={due} word="お返事" />
              </span>
            )}
          </li>
          <li>まだ予約は確定していません。お席は仮に押さえています。</li>
          <li>お返事の前なら、キャンセルに料金はかかりません。</li>
          <li>お受けできないときは、その理由もお伝えします。料金はかかりません。</li>
        </ul>
      </section>
      <section className="mt-6 border-t border-line pt-5">
        <h2 className="text-lead">お急ぎの方は、園へお電話ください</h2>
        <p className="mt-2">
          {branch.name}(受付 {formatMinuteRange(minuteOf(branch.open_time), minuteOf(branch.close_time))})
        </p>
        <a href={`tel:${branch.tel}`} className={buttonStyle('plain', 'normal', 'figures mt-3')}>
          <Phone className="size-5" aria-hidden="true" />
          {formatTel(branch.tel)}
        </a>
      </section>
    </>
  );
}
