import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PickupList } from './pickup-list.tsx';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../../data/browser-data.ts', async (original) => ({
  ...(await original<typeof import('../../../data/browser-data.ts')>()),
  callFunction,
}));
beforeEach(() => callFunction.mockReset().mockResolvedValue({ kind: 'ok', result: { status: 'OK' } }));
afterEach(cleanup);

const person = (id: number, name: string, disputed_at: string | null) => ({
  ...{ id, name, disputed_at, name_kana: '', relation: '友人', tel: '09011110000', version: 1, file: null },
});

describe('the pick-up list', () => {
  it('asks about people listed by a hidden or removed person, and about no one else; one press confirms', async () => {
    const onChanged = vi.fn();
    const people = [person(1, '祖母 花子', null), person(2, '友人 太郎', '2026-11-16T00:00:00Z')];
    render(<PickupList people={people} isPickupLocked={false} onChanged={onChanged} />);
    expect(screen.getAllByText('確認待ち')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '祖母 花子さんを確認する' })).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: '友人 太郎さんを確認する' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(callFunction.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['confirmPickupPerson', { pickup_person_id: 2 }],
    ]);
  });
});
