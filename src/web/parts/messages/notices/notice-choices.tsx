import { useRef, useState } from 'react';
import {
  chosenGroups,
  type NoticeGroup,
  noticeGroup,
  requiredGroups,
} from '../../../../domain/messages/notice-codes.ts';
import { type NoticeChoice, usualChoice } from '../../../../domain/messages/notice-ways.ts';
import { callFunction } from '../../../data/browser-data.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { NoticeSwitch } from './notice-switch.tsx';

type Chosen = NoticeChoice & { kind_group: number };
type Way = keyof NoticeChoice;

const ways: readonly { way: Way; label: string }[] = [
  { way: 'line_flag', label: 'LINE' },
  { way: 'mail_flag', label: 'メール' },
  { way: 'push_flag', label: '端末の通知' },
];

const { reserves, day, seats, messages, payments, urgent, account, company } = noticeGroup.code;
const notes: Readonly<Record<NoticeGroup, string>> = {
  [reserves]: '確定、変更、キャンセル、前日のご案内',
  [day]: '登園とお迎え、朝のご記入、その日の記録',
  [seats]: '空き待ちの席が空いたとき',
  [messages]: '園からのメッセージが届いたとき',
  [payments]: 'お支払い、返金、回数券、プラン',
  [urgent]: '災害などの緊急のご連絡、園の休み',
  [account]: 'ご登録の内容、規約や料金の変更',
  [company]: '園や会社からのお知らせ',
};

/** One line a group, a switch for each way; devices where one is switched on (`devices`). Each press saves at once; the last one wins. */
export function NoticeChoices({ chosen, devices }: { chosen: readonly Chosen[]; devices: boolean }) {
  const [choices, setChoices] = useState(() => new Map(chosen.map((each) => [each.kind_group, each as NoticeChoice])));
  const [state, setState] = useState<'saved' | 'failed'>();
  // One after the other: a later press never arrives before an earlier one.
  const line = useRef(Promise.resolve());
  const choiceOf = (group: NoticeGroup): NoticeChoice => choices.get(group) ?? usualChoice;
  function press(group: NoticeGroup, way: Way) {
    const before = choiceOf(group);
    const next: NoticeChoice = { ...before, [way]: !before[way] };
    const { line_flag, mail_flag, push_flag } = next;
    const put = (choice: NoticeChoice) => setChoices((known) => new Map(known).set(group, choice));
    put(next);
    setState(undefined);
    line.current = line.current.then(async () => {
      const outcome = await callFunction('saveNoticeChoice', { kind_group: group, line_flag, mail_flag, push_flag });
      if (outcome.kind !== 'ok') put(before);
      setState(outcome.kind === 'ok' ? 'saved' : 'failed');
    });
  }
  return (
    <section aria-labelledby="choices" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="choices" className="text-lead">
          種類ごとの受け取り方
        </h2>
        <p role="status" className="text-note text-trust">
          {state === 'saved' && '保存しました'}
        </p>
      </div>
      <ErrorNotice text={state === 'failed' && '保存できませんでした。電波を確認して、もう一度お試しください。'} />
      <ul className="divide-y divide-line border-y border-line">
        {chosenGroups.map((group) => (
          <Group
            key={group}
            group={group}
            choice={choiceOf(group)}
            devices={devices}
            press={(way) => press(group, way)}
          />
        ))}
        <li className="py-4">
          <p className="font-bold">{noticeGroup.label(urgent)}</p>
          <p className="text-note text-ink-soft">{notes[urgent]}</p>
          <p className="mt-1 text-note">大切なご連絡のため、届く方法すべてでお送りします。</p>
        </li>
      </ul>
      <p className="text-note text-ink-soft">
        LINEもメールもお使いにならない種類も、「お知らせ」のページではいつでもご覧いただけます。選んだ方法で届かないときは、もう一方でお送りします。
      </p>
    </section>
  );
}

type GroupProps = { group: NoticeGroup; choice: NoticeChoice; devices: boolean; press: (way: Way) => void };

function Group({ group, choice, devices, press }: GroupProps) {
  const required = requiredGroups.includes(group);
  const only = choice.line_flag !== choice.mail_flag;
  return (
    <li className="grid gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="font-bold">{noticeGroup.label(group)}</p>
        <p className="text-note text-ink-soft">{notes[group]}</p>
        {required && <p className="text-note text-ink-soft">LINEかメールのどちらかでお受け取りください。</p>}
      </div>
      <div className="grid grid-cols-2 gap-2.5 sm:w-72">
        {ways.map(
          ({ way, label }) =>
            (way !== 'push_flag' || devices) && (
              <div key={way} className={way === 'push_flag' ? 'col-span-2' : undefined}>
                <NoticeSwitch
                  about={noticeGroup.label(group)}
                  label={label}
                  on={choice[way]}
                  // The last way of what must arrive stays on.
                  fixed={way !== 'push_flag' && required && only && choice[way]}
                  press={() => press(way)}
                />
              </div>
            ),
        )}
      </div>
    </li>
  );
}
