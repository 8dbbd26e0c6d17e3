import { html } from '../shared/html.ts';
import type { DemoUser } from './demo-users.ts';

const COLOURS = ['#b3522b', '#2e6b4f', '#3d5a80', '#8a5a00', '#7a4069', '#4b6043'];

/** A round profile picture with the first letter of the name. */
export function picture(user: DemoUser): string {
  const colour = COLOURS[Number.parseInt(user.user_id.slice(-4), 16) % COLOURS.length] ?? '#3d5a80';
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${colour}"/><text x="48" y="49" fill="#fff" font-family="sans-serif" font-size="40" text-anchor="middle" dominant-baseline="central">${user.display_name.slice(0, 1)}</text></svg>`
    .markup;
}
