import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { branchFunctions } from '../../../contract/functions/branches/branches.ts';
import { companyFunctions } from '../../../contract/functions/company/company.ts';
import { Field } from '../../form/field.tsx';
import { listChanges } from './list-changes.ts';
import { MoveButtons } from './move-buttons.tsx';
import { PreviewedForm, usePreviewedForm } from './previewed-form.tsx';

type Sent = { name: string; input: Record<string, unknown> };
const { calls, answer } = vi.hoisted(() => ({
  calls: [] as Sent[],
  answer: { next: { kind: 'ok', result: { status: 'OK' } } as unknown },
}));
vi.mock('../../data/browser-data.ts', () => ({
  callFunction: async (name: string, input: Record<string, unknown>) => {
    calls.push({ name, input });
    return answer.next;
  },
}));
beforeEach(() => {
  calls.length = 0;
  answer.next = { kind: 'ok', result: { status: 'OK' } };
});
afterEach(cleanup);

const done = vi.fn();
function Partners() {
  const form = usePreviewedForm(branchFunctions, 'staffSaveBranchPage', {
    defaults: {
      information_content: '',
      instagram_account: '',
      twitter_account: '',
      partners: [
        { name: 'あ社', partner_url: '' },
        { name: 'い社', partner_url: '' },
      ],
    },
    payload: (values) => ({ ...values, branch_id: 2, version: 3 }),
    done,
  });
  const { partners } = form.values;
  const { append, move, remove } = listChanges(partners, (rows) => form.set('partners', rows));
  return (
    <PreviewedForm of={form} leave={null} preview={() => <p>見え方: {partners.map(({ name }) => name).join('・')}</p>}>
      {partners.map(({ name }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the form
        <div key={position}>
          <Field of={form} name={`partners.${position}.name`} label={`提携先${position + 1}`} />
          <MoveButtons name={name} position={position} count={partners.length} onMove={(by) => move(position, by)} />
          <button type="button" onClick={() => remove(position)}>
            {name}を外す
          </button>
        </div>
      ))}
      <button type="button" onClick={() => append({ name: '', partner_url: '' })}>
        足す
      </button>
    </PreviewedForm>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label);
const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value);
const sentNames = () => ((calls.at(-1)?.input.partners ?? []) as { name: string }[]).map(({ name }) => name);

describe('a form with a preview and rows that grow', () => {
  it('shows what was typed before it sends it, once', async () => {
    render(<Partners />, { wrapper: MemoryRouter });
    press('い社を上へ');
    expect(typed()).toEqual(['い社', 'あ社']);
    press('足す');
    fireEvent.change(field(/提携先3/), { target: { value: 'う社' } });
    press('い社を外す');
    expect(typed()).toEqual(['あ社', 'う社']);
    press('プレビューを確認する');
    expect(await screen.findByText('見え方: あ社・う社')).toBeTruthy();
    expect(calls).toEqual([]);
    press('この内容で保存する');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(sentNames()).toEqual(['あ社', 'う社']);
  });

  it('a wrong field is said before the preview; one the server finds leads back to it', async () => {
    render(<Partners />, { wrapper: MemoryRouter });
    fireEvent.change(field(/提携先2/), { target: { value: '' } });
    press('プレビューを確認する');
    await waitFor(() => expect(field(/提携先2/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('まだ保存されていません')).toBeNull();
    fireEvent.change(field(/提携先2/), { target: { value: 'え社' } });
    press('プレビューを確認する');
    await screen.findByText('まだ保存されていません');
    answer.next = { kind: 'refused', type: 'input_error', msg: 'だめ', fields: ['partners.1.name'] };
    press('この内容で保存する');
    await waitFor(() => expect(screen.queryByText('まだ保存されていません')).toBeNull());
    expect(field(/提携先2/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/提携先2/).value).toBe('え社');
  });
});

it('the contract names every field of the company’s bring-list', () => {
  const { input } = companyFunctions.headquartersSaveBringList;
  const row = { item: 'おむつ', reason: '', whom: '', needed: 'under_age', months: '' };
  const answerOf = (items: unknown[]) =>
    input.safeParse({ id: null, version: 0, adaptation_date: '2027-01-01', items });
  expect(answerOf([row]).error?.issues.map(({ path }) => path.join('.'))).toEqual(['items.0.months']);
  expect(answerOf([{ ...row, months: '36' }]).success).toBe(true);
});
