import type { messagingApi } from '@line/bot-sdk';
import { brand } from '../../domain/brand.ts';
import { readySeatPostback } from '../reserves/texts/ready-seat-message.ts';

/** The menu below the chat with our LINE account: two rows of three. The picture is drawn from the same list. */
export const richMenuSize = { width: 2500, height: 1686 } as const;

export const richMenuItems = [
  // Answered in the chat with the seat that is ready (messages/jobs/handleLineEvent).
  { label: '今日の空き', postback: readySeatPostback },
  { label: '明日からの予約', to: '/mypage/reserves/select_branches' },
  { label: '予約一覧', to: '/mypage/reserves/list' },
  { label: '園を探す', to: '/branches/list' },
  { label: 'マイページ', to: '/mypage/top' },
  // Where no telephone is known it leads to the company's page.
  { label: '電話する', to: '/company' },
] as const;
export type RichMenuLabel = (typeof richMenuItems)[number]['label'];

const columns = 3;
const rows = richMenuItems.length / columns;

/** Where an item is placed; the last of a row takes the remaining pixel. */
export function itemBounds(index: number): { x: number; y: number; width: number; height: number } {
  const edge = (step: number, steps: number, whole: number) => Math.floor((whole * step) / steps);
  const column = index % columns;
  const row = Math.floor(index / columns);
  const x = edge(column, columns, richMenuSize.width);
  const y = edge(row, rows, richMenuSize.height);
  return {
    x,
    y,
    width: edge(column + 1, columns, richMenuSize.width) - x,
    height: edge(row + 1, rows, richMenuSize.height) - y,
  };
}

/** By its name the command finds the menus it made before; people never see it. */
const richMenuName = 'imahoiku main menu';

export const richMenu = (publicUrl: string, tel: string): messagingApi.RichMenuRequest & { name: string } => ({
  size: richMenuSize,
  selected: true,
  name: richMenuName,
  chatBarText: `${brand.name}メニュー`,
  areas: richMenuItems.map((item, index) => ({
    bounds: itemBounds(index),
    action: 'postback' in item ? postbackOf(item) : linkOf(item, publicUrl, tel),
  })),
});

const postbackOf = ({ label, postback }: { label: string; postback: string }): messagingApi.Action => ({
  type: 'postback',
  label,
  data: postback,
  displayText: label,
});

const linkOf = ({ label, to }: { label: string; to: string }, publicUrl: string, tel: string): messagingApi.Action => ({
  type: 'uri',
  label,
  uri: label === '電話する' && tel !== '' ? `tel:${tel}` : new URL(to, publicUrl).href,
});
