import { html, page } from '../shared/html.ts';
import { tokyoTime } from '../shared/tokyo-time.ts';
import { instantOf } from './events.ts';
import type { CalendarEvent, EventTime, GoogleCalendarState } from './state.ts';

const STYLE =
  'h2{font-size:17px;margin:24px 0 8px;overflow-wrap:anywhere}.cancelled{text-decoration:line-through;color:#5b5750}';

const shown = (time: EventTime): string => tokyoTime(new Date(instantOf(time)).toISOString());

/** All calendars, the earliest event first. */
export function listPage(state: GoogleCalendarState): string {
  const row = (event: CalendarEvent) =>
    html`<tr id="${event.id}" class="${event.status}"><td>${shown(event.start)}〜${shown(event.end)}</td><td>${event.summary}</td><td>${event.description}</td><td>${event.status === 'cancelled' ? '削除済み' : '予定'}</td></tr>`;
  const sections = Object.entries(state.calendars).map(([calendarId, events]) => {
    const sorted = Object.values(events).sort((one, other) => instantOf(one.start) - instantOf(other.start));
    return html`<h2>${calendarId}</h2><table><thead><tr><th>日時</th><th>件名</th><th>説明</th><th>状態</th></tr></thead><tbody>${sorted.map(row)}</tbody></table>`;
  });
  const body = html`<main><h1>Googleカレンダーの予定</h1>${sections.length > 0 ? sections : html`<p>予定はありません。</p>`}</main>`;
  return page({ title: 'Googleカレンダーの予定', style: STYLE, body });
}
