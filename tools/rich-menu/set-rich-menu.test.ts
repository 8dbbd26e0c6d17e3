import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../emulators/line/demo-users.ts';
import { OPTIONS, startLine } from '../../emulators/line/testing/sign-in.ts';
import { type Config, parseConfig } from '../../src/server/config.ts';
import { replaceRichMenu } from '../../src/server/gateways/line-rich-menu.ts';
import { richMenu } from '../../src/server/notifying/rich-menu.ts';
import { setRichMenu } from './set-rich-menu.ts';

let line: Awaited<ReturnType<typeof startLine>>;
let config: Config;
beforeEach(async () => {
  line = await startLine();
  config = parseConfig({
    DATABASE_URL: 'postgres://unused',
    AUTH_SIGNING_KEY: 'unused',
    GOOGLE_SERVICE_ACCOUNT: 'unused',
    LINE_MESSAGING_TOKEN: OPTIONS.messagingToken,
    LINE_API_BASE: line.url,
    LINE_API_DATA_BASE: line.url,
    PUBLIC_URL: 'https://site.example',
  });
});
afterEach(() => line.close());

const menus = () => line.context.state.rich_menus.map(({ richMenuId }) => richMenuId);

describe('the rich menu', () => {
  it('becomes everybody’s menu with its picture, and leads where it says', async () => {
    const { richMenuId, removed } = await setRichMenu(config, '0312345678');
    expect([menus(), line.context.state.default_rich_menu, removed]).toEqual([[richMenuId], richMenuId, 0]);
    const page = await (await fetch(`${line.url}/inbox/${DEMO_USERS[0]?.user_id}`)).text();
    expect(page).toContain('いまほいくメニュー');
    expect(page).toMatch(/src="data:image\/png;base64,/);
    const parts = [...page.matchAll(/<a href="([^"]+)" aria-label="([^"]+)" style/g)].map(([, to, label]) => [
      label,
      to,
    ]);
    expect(parts).toEqual([
      ['明日からの予約', 'https://site.example/mypage/reserves/select_branches'],
      ['予約一覧', 'https://site.example/mypage/reserves/list'],
      ['園を探す', 'https://site.example/branches/list'],
      ['マイページ', 'https://site.example/mypage/top'],
      ['電話する', 'tel:0312345678'],
    ]);
    // Answered in the chat.
    expect(page).toContain('<button name="action" value="postback" aria-label="今日の空き">');
  });

  it('set again replaces the old one and leaves none behind, but what others made', async () => {
    await setRichMenu(config, '0312345678');
    const foreign = { ...richMenu(config.PUBLIC_URL, ''), name: 'campaign' };
    line.context.state.rich_menus.push({ ...foreign, richMenuId: 'richmenu-foreign', image: null } as never);
    const { richMenuId, removed } = await setRichMenu(config, '0312345678');
    expect([menus().sort(), removed]).toEqual([['richmenu-foreign', richMenuId].sort(), 1]);
    expect(line.context.state.default_rich_menu).toBe(richMenuId);
  });

  it('keeps the old one when the picture is refused, and leaves no half one', async () => {
    const { richMenuId } = await setRichMenu(config, '0312345678');
    const broken = new Blob(['no picture'], { type: 'image/png' });
    await expect(replaceRichMenu(config, richMenu(config.PUBLIC_URL, ''), broken)).rejects.toThrow();
    expect([menus(), line.context.state.default_rich_menu]).toEqual([[richMenuId], richMenuId]);
  });

  it('has areas that cover the picture exactly', () => {
    const { areas = [], size } = richMenu('https://site.example', '');
    const covered = areas.reduce((sum, { bounds }) => sum + (bounds?.width ?? 0) * (bounds?.height ?? 0), 0);
    expect(covered).toBe((size?.width ?? 0) * (size?.height ?? 0));
  });
});
