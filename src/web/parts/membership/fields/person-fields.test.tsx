import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  askedChildForm,
  customerEditForm,
  emailPasswordForm,
  registrationReservesCustomerForm,
  seatChildForm,
} from '../../../../contract/forms.ts';
import { checkedBySchema } from '../../../form/checked-by.ts';
import { SchemaForm, useField } from '../../../form/schema-form.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import { ChildFields } from './child-fields.tsx';
import { EmergencyFields, GenderField, NameFields, ReachFields } from './contact-fields.tsx';
import { PhotoField } from './usual-fields.tsx';

afterEach(cleanup);
const sent = vi.fn();
beforeEach(() => sent.mockClear());

function Form({ schema, children }: { schema: z.ZodType; children: React.ReactNode }) {
  const form = useForm({ resolver: checkedBySchema(schema), shouldFocusError: true });
  return (
    <SchemaForm form={form} schema={schema} onSubmit={form.handleSubmit(sent)}>
      {children}
      <button type="submit">進む</button>
    </SchemaForm>
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** [必須, maxlength] as the page shows them. */
const facts = (label: string) => {
  const input = field(label);
  return [input.getAttribute('aria-required') === 'true', input.maxLength > 0 ? input.maxLength : null];
};

function NewPassword() {
  return <TextField type="password" {...useField('password')} />;
}

function Nameless() {
  return <TextField {...useField('website')} />;
}

const customer = (
  <>
    <NameFields brief />
    <GenderField />
    <ReachFields />
    <EmergencyFields />
  </>
);

it('label, length and 必須 come from the schema that checks the form: of a customer', () => {
  render(<Form schema={customerEditForm}>{customer}</Form>);
  expect(facts('お名前')).toEqual([true, 50]);
  expect(facts('お名前(カナ)')).toEqual([true, 50]);
  expect(facts('性別')).toEqual([true, null]);
  expect(facts('メールアドレス')).toEqual([true, 100]);
  expect(facts('緊急連絡先のお名前')).toEqual([true, 50]);
  expect(facts('緊急連絡先の電話番号')[0]).toBe(true);
});

it('what the seat does not need is 任意 in the shorter form, by the same pieces', () => {
  render(<Form schema={registrationReservesCustomerForm}>{customer}</Form>);
  expect(facts('お名前')[0]).toBe(true);
  for (const label of ['性別', '緊急連絡先のお名前', '緊急連絡先の電話番号']) expect(facts(label)[0]).toBe(false);
});

it('a child’s gender is asked with the child and may wait with the seat', () => {
  const child = <ChildFields prefix="child." today="2026-12-01" taken={undefined} />;
  render(<Form schema={z.object({ child: askedChildForm })}>{child}</Form>);
  expect([facts('性別')[0], facts('お子さまのお名前'), facts('園に伝えたいこと')]).toEqual([
    true,
    [true, 50],
    [false, 100],
  ]);
  cleanup();
  render(<Form schema={z.object({ child: seatChildForm })}>{child}</Form>);
  expect(facts('性別')[0]).toBe(false);
});

it('the contract’s messages are shown at their fields, and the first wrong one has the focus', async () => {
  render(
    <Form schema={customerEditForm}>
      {customer}
      <AddressFields prefectures={[{ id: 13, name: '東京都' }]} />
      <PhotoField />
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '進む' }));
  expect(await screen.findByText('お名前を入力してください。')).toBeTruthy();
  expect(screen.getByText('写真掲載の可否を選択してください。')).toBeTruthy();
  // The place's own word for the field; the contract's in its message.
  expect(field('市区町村・町名').getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('住所を入力してください。')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('お名前')));
  expect(sent).not.toHaveBeenCalled();
});

it('a choice is shown by the contract’s own options', () => {
  render(
    <Form schema={customerEditForm}>
      <PhotoField />
    </Form>,
  );
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  expect(screen.getByRole('group', { name: /写真の掲載/ })).toBeTruthy();
});

it('a password pasted too long is never cut without a word', () => {
  render(
    <Form schema={emailPasswordForm}>
      <NewPassword />
    </Form>,
  );
  expect(facts('パスワード')).toEqual([true, null]);
});

it('a field without a label is an error in the page, not an empty label', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    render(
      <Form schema={z.object({ website: z.string() })}>
        <Nameless />
      </Form>,
    ),
  ).toThrow(/No label/);
  silent.mockRestore();
});
