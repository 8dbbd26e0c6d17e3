import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DoorRow, doorStanding } from '../../../../../domain/attendance/door/door-people.ts';
import { fetchedByKind } from '../../../../../domain/staff-codes.ts';
import { DoorForm } from './door-form.tsx';
import type { BarredPerson } from './facts.ts';

/** The tablet offline: no calls to the server, the rule is applied to what was last loaded. */
const { staff, live } = vi.hoisted(() => ({ staff: { manager: true }, live: { state: 'lost' } }));
vi.mock('../../../../console/staff-context.tsx', () => ({ useStaff: () => staff, useLiveState: () => live.state }));
vi.mock('../../../../console/tablet/use-tablet.ts', () => ({ useTablet: () => ({ id: 1 }) }));
vi.mock('../../../../files/pickup-photo.tsx', () => ({ PickupPhoto: () => null }));
beforeEach(() => {
  live.state = 'lost';
});
afterEach(cleanup);

const { parent, saved } = fetchedByKind.code;
const { mayFetch, hidden, disputed, notListed, formerRelative } = doorStanding.code;
const row = (place: number, kind: number, name: string, standing: number = mayFetch): DoorRow => ({
  ...{ place, kind, name, standing, name_kana: '', relation: '', tel: null, since: '2026-01-01T00:00:00Z' },
});
const people = [row(2, parent, '佐藤 美咲'), row(4, saved, '田中 良子')];
const bar: BarredPerson = {
  id: 1,
  name: '髙橋 一郎',
  name_kana: 'タカハシ イチロウ',
  relation: '元配偶者',
  file: null,
};

function open(facts: { people?: readonly DoorRow[]; bars?: readonly BarredPerson[]; frozen?: boolean } = {}) {
  const { people: door_people = people, bars = [], frozen = false } = facts;
  const onHandOver = vi.fn();
  render(
    <DoorForm
      reserve={{ door_people, customer: { pickup_freezes: frozen ? [{}] : [] } }}
      leaving={[{ child: { bars } }]}
      act="降園にする"
      onHandOver={onHandOver}
    />,
  );
  return onHandOver;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
function type(name: string) {
  press('ここにいない方');
  fireEvent.change(screen.getByRole('textbox', { name: /お名前/ }), { target: { value: name } });
  press('この方のお迎えで降園にする');
}
/** Refused, and while offline not even a manager can override it. */
function expectRefused(onHandOver: ReturnType<typeof open>, words: RegExp) {
  expect(onHandOver).not.toHaveBeenCalled();
  expect(screen.getByText(words).textContent).toContain('園長を呼んでください');
  expect(screen.queryByRole('button', { name: '園長の判断でお引き渡しする' })).toBeNull();
  press('お引き渡ししない');
  expect(onHandOver).not.toHaveBeenCalled();
}

describe('the dialog of the door without connection', () => {
  it('lets a listed person go by one press', () => {
    const onHandOver = open();
    press(/田中 良子さん/);
    expect(onHandOver).toHaveBeenCalledWith(
      expect.objectContaining({ name: '田中 良子', accepted: [], past_reason: null }),
    );
  });

  it.each(['髙橋 一郎', '高橋一郎', 'たかはし いちろう'])('refuses a barred person typed as %s', (name) => {
    const onHandOver = open({ bars: [bar] });
    type(name);
    expectRefused(onHandOver, /引き渡し禁止の方です/);
  });

  it('shows a barred person first, and refuses them although the family listed them', () => {
    const onHandOver = open({ bars: [{ ...bar, name: '田中 良子' }] });
    expect(screen.getAllByRole('button')[0]?.textContent).toContain('引き渡し禁止');
    press(/田中 良子さん/);
    expectRefused(onHandOver, /引き渡し禁止の方です/);
  });

  it('refuses anyone not on a frozen list, typed or named in the reserve', () => {
    const typed = open({ frozen: true });
    expect(screen.getByText(/凍結/)).toBeTruthy();
    type('鈴木 一郎');
    expectRefused(typed, /凍結中で、リストにない方です/);
    cleanup();
    const named = open({ frozen: true, people: [...people, row(1, fetchedByKind.code.named, '鈴木 一郎', notListed)] });
    press(/鈴木 一郎さん/);
    expectRefused(named, /凍結中で、リストにない方です/);
  });

  it.each([
    ['hidden', hidden, /お引き渡しできない方です/],
    ['disputed', disputed, /確認がとれていない方です。お引き渡しせず/],
  ])('refuses somebody %s', (_, standing, words) => {
    const onHandOver = open({ people: [row(3, parent, '佐藤 剛', standing), ...people] });
    press(/佐藤 剛さん/);
    expectRefused(onHandOver, words);
  });

  it('warns of a relative taken off the family, and goes on only with the document', () => {
    const onHandOver = open({ people: [...people, row(6, parent, '親戚 一郎', formerRelative)] });
    expect(screen.queryByRole('button', { name: /親戚/ })).toBeNull();
    type('親戚　一郎');
    expect(screen.getByText(/ご家族の登録から外れた方/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /見ていない/ })).toBeNull();
    press('確かめました。降園にする');
    expect(onHandOver).not.toHaveBeenCalled();
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    press('確かめました。降園にする');
    expect(onHandOver).toHaveBeenCalledWith(
      expect.objectContaining({ accepted: ['unlisted', 'former_relative'], document: 1 }),
    );
  });
});

it('with connection a manager goes past a refusal with reason and document', () => {
  live.state = 'live';
  const onHandOver = open({ bars: [bar] });
  type('高橋 一郎');
  press('園長の判断でお引き渡しする');
  press('園長の判断でお引き渡しする');
  expect(onHandOver).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: /理由/ }), { target: { value: '裁判所の書類を確認' } });
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  press('園長の判断でお引き渡しする');
  expect(onHandOver).toHaveBeenCalledWith(
    expect.objectContaining({ past_reason: '裁判所の書類を確認', document: 1, accepted: [] }),
  );
});
