import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const lookUp = (code: string) => app.server.inject(`/postal_code/${code}`);

describe('the postal code', () => {
  it('fills prefecture and address', async () => {
    const answer = await lookUp('1080074');
    expect(answer.json()).toEqual([{ prefecture_id: 13, prefecture_name: '東京都', address1: '港区高輪' }]);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('names the town alone where the post has no name for the rest', async () => {
    expect((await lookUp('1000000')).json()).toEqual([
      { prefecture_id: 13, prefecture_name: '東京都', address1: '千代田区' },
    ]);
  });

  it('gives every place of a code that belongs to two prefectures', async () => {
    const names = (await lookUp('4980000')).json<{ prefecture_name: string }[]>().map((place) => place.prefecture_name);
    expect(new Set(names)).toEqual(new Set(['愛知県', '三重県']));
  });

  it('knows nothing of an unknown code and refuses what is none', async () => {
    expect((await lookUp('0000000')).json()).toEqual([]);
    expect((await lookUp('108-0074')).statusCode).toBe(400);
    expect((await lookUp('10800741')).statusCode).toBe(400);
  });
});
