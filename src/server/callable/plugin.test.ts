import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, it } from 'vitest';
import { functions } from '../../contract/functions/functions.ts';
import { testApp } from '../testing/app.ts';
import { readData } from './callable-data.ts';
import { functionsPlugin } from './plugin.ts';
import { implementations } from './registry.generated.ts';
import { functionRunner } from './run-function.ts';

const app = await testApp({ environment: { RATE_LIMIT_EMAIL_CHECK: '6/300' } });

describe('the callable protocol', () => {
  it('answers the real firebase client, results and errors', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    const client = getFunctions(initializeApp({ projectId: 'any-project' }), 'asia-northeast1');
    connectFunctionsEmulator(client, '127.0.0.1', port);
    const exist = await httpsCallable(client, 'checkAuthEmailExist')({ email: 'sato@example.jp' });
    expect(exist.data).toEqual({ status: 'OK', msg: expect.any(String), exist: true });
    await expect(httpsCallable(client, 'noSuchFunction')({})).rejects.toMatchObject({ code: 'functions/not-found' });
    await expect(httpsCallable(client, 'mypageCustomer')({})).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  it.each([
    ['an unknown name', 'noSuchFunction', { data: {} }, 404, 'NOT_FOUND'],
    ['a body without data', 'checkAuthEmailExist', {}, 400, 'INVALID_ARGUMENT'],
    ['data of the wrong type', 'checkAuthEmailExist', { data: 'text' }, 400, 'INVALID_ARGUMENT'],
    ['a field of the wrong type', 'checkAuthEmailExist', { data: { email: {} } }, 400, 'INVALID_ARGUMENT'],
    ['a number for a text', 'checkAuthEmailExist', { data: { email: 5 } }, 400, 'INVALID_ARGUMENT'],
    ['a boolean for a number', 'updateMagazineView', { data: { id: true } }, 400, 'INVALID_ARGUMENT'],
    ['an unknown word', 'lineLogin', { data: { type: 'other', state: 's', code: 'c' } }, 400, 'INVALID_ARGUMENT'],
    [
      'an unknown wrapper',
      'updateMagazineView',
      { data: { id: { '@type': 'x', value: '1' } } },
      400,
      'INVALID_ARGUMENT',
    ],
    ['no token where one is needed', 'mypageCustomer', { data: null }, 401, 'UNAUTHENTICATED'],
  ])('%s', async (_case, name, body, status, code) => {
    const answer = await app.post(`/x/asia-northeast1/${name}`, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toEqual({ status: code, message: expect.stringMatching(/。$/) });
  });

  it('refuses what is not JSON, and what is too large, without a stack trace', async () => {
    const url = '/x/asia-northeast1/checkAuthEmailExist';
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{not json', JSON.stringify({ data: 'x'.repeat(300_000) })]) {
      const answer = await app.server.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: { status: 'INVALID_ARGUMENT', message: expect.any(String) } });
      expect(answer.body).not.toMatch(/at .*\.ts/);
    }
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('answers %s in its own words', async (method) => {
    const answer = await app.server.inject({ method, url: '/x/asia-northeast1/checkAuthEmailExist' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.allow).toBe('OPTIONS, POST');
    expect(answer.json()).toEqual({ error: { status: 'INVALID_ARGUMENT', message: expect.any(String) } });
  });

  it('reads whole numbers in the wrapper of clients that have 64-bit integers, at any depth', async () => {
    const one = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' };
    expect((await app.request('updateMagazineView', { id: one })).json().result).toEqual({
      status: 'OK',
      msg: expect.any(String),
    });
    expect(readData({ data: [{ a: one }, null, 'x'] })).toEqual([{ a: 1 }, null, 'x']);
  });

  it('flags a malformed field as a refusal with its name', async () => {
    const result = await app.call('checkAuthEmailExist', { email: 'not an address' });
    expect(result).toMatchObject({ status: 'NG', type: 'input_error', fields: ['email'] });
  });

  it('has a body for every function of the contract, and no other', () => {
    expect(implementations.map(({ name }) => name).sort()).toEqual(Object.keys(functions).sort());
  });

  it('answers UNIMPLEMENTED to a function of the contract that has no body', async () => {
    const server = fastify();
    await server.register(functionsPlugin, { services: app.services, run: functionRunner(app.services, []) });
    const url = '/x/asia-northeast1/updateMagazineView';
    const answer = await server.inject({ method: 'POST', url, payload: { data: { id: 1 } } });
    await server.close();
    expect(answer.statusCode).toBe(501);
    expect(answer.json().error).toEqual({ status: 'UNIMPLEMENTED', message: expect.stringMatching(/。$/) });
  });
});

describe('the functions around an email address', () => {
  it('tell whether it is used, except by the caller, and are limited', async () => {
    app.clock.advance(300);
    const { rows } = await app.pool.query("select uid from customers where email = 'sato@example.jp'");
    const token = await app.tokenOf(rows[0].uid);
    const email = 'sato@example.jp';
    expect(await app.call('checkCustomerUnique', { email })).toEqual({
      status: 'OK',
      msg: expect.any(String),
      unique: false,
    });
    expect(await app.call('checkCustomerUnique', { email: 'new@example.jp' })).toMatchObject({ unique: true });
    expect(await app.call('checkCustomerUniqueWithUid', { email }, token)).toMatchObject({ unique: true });
    expect(await app.call('checkCustomerUniqueWithUid', { email: 'suzuki@example.jp' }, token)).toMatchObject({
      unique: false,
    });
    await app.call('checkAuthEmailExist', { email: 'nobody@example.jp' });
    await app.call('checkAuthEmailExist', { email: 'nobody@example.jp' });
    const seventh = await app.request('checkAuthEmailExist', { email });
    expect(seventh.statusCode).toBe(429);
    expect(seventh.json().error.status).toBe('RESOURCE_EXHAUSTED');
  });

  it('emailSignup makes one account for an address, even when asked twice at once', async () => {
    app.clock.advance(300);
    const both = await Promise.all(
      [1, 2].map(() => app.call('emailSignup', { email: 'twice@example.jp', password: 'correct horse' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['NG', 'OK']);
    expect(both.find(({ status }) => status === 'NG')).toMatchObject({ type: 'email_taken', fields: ['email'] });
  });
});

describe('updateMagazineView', () => {
  it('counts a published item and refuses another id', async () => {
    const views = async () => (await app.pool.query('select view_count from magazine_items where id = 1')).rows[0];
    const { view_count } = await views();
    expect(await app.call('updateMagazineView', { id: 1 })).toEqual({ status: 'OK', msg: '閲覧を記録しました。' });
    expect(await views()).toEqual({ view_count: view_count + 1 });
    expect(await app.call('updateMagazineView', { id: 99_999 })).toMatchObject({ status: 'NG', type: 'not_found' });
  });
});
